import { Ticket } from '@/ui/Ticket'
import cardStyles from './card/Card.module.css'
import formStyles from './form/ProfileForm.module.css'
import styles from './ProfilePage.module.css'

const FIELDS = ['name', 'rut', 'phone', 'address', 'email']

function Bone({ width, height }: { readonly width: string; readonly height: number }) {
  return <span className={styles['bone']} style={{ width, height }} />
}

/** The profile's own layout while it loads, so that nothing moves when the data arrives. */
export function ProfileSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Cargando tu perfil…
      </p>
      <div aria-hidden>
        <div className={styles['links']}>
          <Bone width="168px" height={48} />
          <Bone width="150px" height={48} />
        </div>
        <div className={styles['columns']}>
          <div className={cardStyles['block']}>
            <Ticket header="Tarjeta" stub={<Bone width="60%" height={48} />}>
              <Bone width="80%" height={28} />
              <Bone width="100%" height={120} />
            </Ticket>
          </div>
          <div>
            <p className={formStyles['heading']}>Tus datos</p>
            <div className={formStyles['form']}>
              {FIELDS.map((field) => (
                <div
                  key={field}
                  className={field === 'rut' || field === 'phone' ? '' : formStyles['wide']}
                >
                  <Bone width="90px" height={14} />
                  <Bone width="100%" height={48} />
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
