import claims from '@/screens/my-claims/MyClaimsPage.module.css'
import { ClaimsSkeleton } from '@/screens/my-claims/ClaimsSkeleton'
import profile from '@/screens/profile/ProfilePage.module.css'
import { ProfileSkeleton } from '@/screens/profile/ProfileSkeleton'
import qrMaker from '@/screens/qr-maker/QrMakerPage.module.css'
import checks from '@/screens/self-check/SelfCheckPage.module.css'
import { CheckList } from '@/screens/self-check/CheckList'
import { ButtonPlace } from './ButtonPlace'
import { FieldPlace } from './FieldPlace'
import { TitlePlace } from './TitlePlace'

const page = (styles: CSSModuleClasses) => `page ${styles['page'] ?? ''}`

/** What `/profile` shows while it reads. */
export function ProfilePlace() {
  return (
    <div className={page(profile)}>
      <TitlePlace lead={<wbr />}>TU PERFIL</TitlePlace>
      <ProfileSkeleton />
    </div>
  )
}

/** What `/mis-reclamos` shows while it reads. */
export function MyClaimsPlace() {
  return (
    <div className={page(claims)}>
      <div className={claims['head']}>
        <TitlePlace>Mis Reclamos</TitlePlace>
      </div>
      <ClaimsSkeleton />
    </div>
  )
}

/** What `/test` shows while it tries things out. */
export function SelfCheckPlace() {
  return (
    <div className={page(checks)}>
      <TitlePlace lead="Revisamos tu sesión, este navegador y la conexión. Si algo falla, copia el resumen y envíalo por el chat de ayuda.">
        Pruebas
      </TitlePlace>
      <CheckList checks={null} />
      <div className={checks['actions']}>
        <ButtonPlace variant="outlined">Probar otra vez</ButtonPlace>
      </div>
    </div>
  )
}

/** `/qr` before anything is written into it. */
export function QrMakerPlace() {
  return (
    <div className={page(qrMaker)}>
      <div className={qrMaker['controls']}>
        <TitlePlace lead="Cada persona que refiere tiene un identificador. Su código abre el formulario de reclamo y le suma las ganancias.">
          Crear código QR
        </TitlePlace>
        <FieldPlace
          label="Identificador QR"
          hint="Tal como está en el sistema, con sus mayúsculas y signos."
        />
        <div className={qrMaker['actions']}>
          <ButtonPlace variant="contained">Imprimir</ButtonPlace>
          <ButtonPlace variant="outlined">Descargar SVG</ButtonPlace>
          <ButtonPlace variant="outlined">Descargar PNG</ButtonPlace>
        </div>
      </div>
      <p className={qrMaker['empty']}>Escribe un identificador y verás aquí su código.</p>
    </div>
  )
}
