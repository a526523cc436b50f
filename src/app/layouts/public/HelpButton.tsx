import { HELP_MESSAGE, supportChatLink } from '@/config/links'
import { WhatsAppIcon } from '@/ui/icons/page-icons'
import styles from './HelpButton.module.css'

/** The fixed way to a person: the business chat with a message already typed (SPEC 1). */
export function HelpButton() {
  return (
    <aside aria-label="Ayuda">
      <a
        className={styles['help']}
        href={supportChatLink(HELP_MESSAGE)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Ayuda por WhatsApp"
        title="Ayuda por WhatsApp (se abre en otra pestaña)"
      >
        <WhatsAppIcon />
      </a>
    </aside>
  )
}
