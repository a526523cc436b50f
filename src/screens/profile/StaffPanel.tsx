import { paths } from '@/config/paths'
import { canSeeAdmin } from '@/domain/people/roles'
import { Button } from '@/ui/actions/Button'
import { ArrowIcon } from '@/ui/icons/page-icons'
import styles from './StaffPanel.module.css'

interface StaffPanelProps {
  /** ADMIN or LEGAL, in any letter case. */
  readonly role: string
}

/** Link to the staff area, because sign-in leads to the profile (SPEC 2.3). */
export function StaffPanel({ role }: StaffPanelProps) {
  const isAdmin = canSeeAdmin(role)
  return (
    <section aria-labelledby="perfil-panel" className={styles['panel']}>
      <div>
        <h2 id="perfil-panel" className="large">
          Tu trabajo está en el panel
        </h2>
        <p>
          {isAdmin
            ? 'Cobros, códigos QR y el informe de gestión.'
            : 'Los reclamos, lo que toca hoy y los usuarios.'}
        </p>
      </div>
      <Button
        to={isAdmin ? `${paths.admin}/` : paths.legal}
        variant="contained"
        color="secondary"
        endIcon={<ArrowIcon />}
      >
        Ir al panel
      </Button>
    </section>
  )
}
