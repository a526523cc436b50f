import { env } from '@/config/env'
import styles from './PrivacyPage.module.css'

interface OutsideService {
  readonly name: string
  readonly why: string
  readonly isUsed: boolean
}

/** Who else learns something of a visit. One that this build does not use says so. */
const SERVICES: readonly OutsideService[] = [
  {
    name: `Imágenes de banderas (${new URL(env.flagHost).hostname})`,
    why: 'Los campos de teléfono piden ahí la bandera del país. Reciben tu dirección IP y nada de lo que escribes.',
    isUsed: true,
  },
  {
    name: 'Google, para entrar con tu cuenta',
    why: 'Su botón se carga en las páginas donde puedes entrar. Google sabe entonces que lo viste y, si lo usas, nos confirma tu correo.',
    isUsed: env.googleClientId !== '',
  },
  {
    name: 'Google Analytics',
    why: 'Solo si aceptas. Recibe qué página viste, sin códigos, filtros ni datos tuyos, y nunca desde las páginas del equipo.',
    isUsed: env.gaMeasurementId !== '',
  },
  {
    name: 'WhatsApp',
    why: 'Solo si tocas un enlace de chat. Desde ese momento rigen las condiciones de WhatsApp.',
    isUsed: true,
  },
  {
    name: 'El proveedor de tarjetas',
    why: 'Registras tu tarjeta en su página, no en la nuestra. De ella guardamos la marca, los últimos cuatro dígitos, el titular y el vencimiento.',
    isUsed: true,
  },
  {
    name: 'Informes de gestión',
    why: 'Solo los ve el equipo de administración, dentro de su propio panel.',
    isUsed: env.biReportUrl !== '',
  },
]

/** Which outside services are called, and why. */
export function OutsideServices() {
  return (
    <section aria-labelledby="privacidad-servicios">
      <h2 id="privacidad-servicios">Qué servicios externos usamos</h2>
      <p>
        Lo que nos envías en un reclamo llega a {env.brandName} y, para reclamar en tu nombre, a la
        aerolínea. Además:
      </p>
      <dl className={styles['list']}>
        {SERVICES.map(({ name, why, isUsed }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{why}</dd>
            {!isUsed && <dd className={styles['until']}>Este sitio no lo usa por ahora.</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
