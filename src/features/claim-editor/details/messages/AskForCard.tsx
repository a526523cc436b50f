import { useId } from 'react'
import { env } from '@/config/env'
import type { Claim } from '@/domain/claim/fields'
import { fillMessage } from '@/domain/claim/messages/fill-template'
import { mailLink } from '@/domain/claim/messages/mail-link'
import { textOf } from '@/domain/claim/messages/custom-templates'
import { placeholderValues } from '@/domain/claim/messages/placeholders'
import { templateById } from '@/domain/claim/messages/templates'
import { formatRecent } from '@/domain/dates'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { fullName } from '@/domain/people/full-name'
import { useToday } from '@/features/claim-store/contact/use-today'
import { DataText } from '@/ui/DataText'
import { StaffButton } from '@/ui/actions/StaffButton'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { useTemplates } from './use-templates'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'
import { parseAskedCards } from '@/domain/claim/messages/asked-cards'

interface AskForCardProps {
  /** Won claims without a card, in display order. Claims without an id are skipped. */
  readonly claims: readonly Claim[]
}

const TEMPLATE = templateById('pide-tarjeta')

/** Claims for which this user has opened the message. */
const asked = createUserRecord('preference', 'asked-cards', parseAskedCards)

/** "Pide la tarjeta": a list of chats to open in turn; the next one is highlighted. */
export function AskForCard({ claims }: AskForCardProps) {
  const titleId = useId()
  const today = useToday()
  const { value: own } = useTemplates()
  const { value: askedAt, change } = useUserRecord(asked)
  const texts = textOf(TEMPLATE, own)
  const rows = claims.flatMap((claim) => (claim.id === null ? [] : [{ claim, id: claim.id }]))
  const next = rows.find(({ id }) => askedAt[id] === undefined)
  const opened = rows.filter(({ id }) => askedAt[id] !== undefined).length

  return (
    <section aria-labelledby={titleId} className="stack gap-8">
      <h3 id={titleId}>Pide la tarjeta</h3>
      <p role="status" className="muted dense">
        {rows.length === 0
          ? 'Todos los casos ganados tienen tarjeta.'
          : `${opened} de ${rows.length} mensajes abiertos`}
      </p>
      <ul className="stack flat">
        {rows.map(({ claim, id }) => {
          const message = fillMessage(texts, placeholderValues(claim, env.brandName))
          const phone = toChatPhone(claim.phone)
          const mail = mailLink(claim.email, message)
          const byMail = mail === null ? null : { href: mail, children: 'Correo' }
          const link =
            phone === null
              ? byMail
              : { href: chatLink(phone, message.text), ...NEW_TAB, children: 'Chat' }
          const openedAt = askedAt[id]
          return (
            <li key={id} className="row gap-12 close middle dense rule-below target">
              <span className="stretch">
                <strong>{id}</strong> <DataText>{fullName(claim)}</DataText>
              </span>
              {openedAt !== undefined && (
                <span className="muted fine">
                  Abierto {formatRecent(new Date(openedAt), today)}
                </span>
              )}
              {link ? (
                <StaffButton
                  {...link}
                  variant={next?.id === id ? 'contained' : 'outlined'}
                  aria-label={`${link.children} del reclamo ${id}`}
                  onClick={() => change((before) => ({ ...before, [id]: Date.now() }))}
                />
              ) : (
                <span className="muted fine">Sin teléfono ni correo</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
