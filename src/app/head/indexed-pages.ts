import { env } from '@/config/env'
import { paths } from '@/config/paths'

interface IndexedPage {
  readonly path: string
  /** What a search result says under the title. */
  readonly description: string
  /** True where nobody needs to arrive by searching: open to crawlers, but not in the sitemap. */
  readonly unlisted?: true
}

/** The pages that search engines may show; every other route is marked `noindex` in its handle. */
export const INDEXED_PAGES = [
  {
    path: paths.home,
    description:
      'Sistema de gestión de reclamos: regístrate y reclama la compensación por tu vuelo cancelado, atrasado o sobrevendido. Gratis al empezar, 20% solo si ganamos.',
  },
  {
    path: paths.claim,
    description:
      'Crea tu reclamo en unos 5 minutos: cuéntanos qué pasó con tu vuelo, adjunta tu tarjeta de embarque y te respondemos dentro de 24 horas hábiles. Sin costo.',
  },
  {
    path: paths.faq,
    description:
      'Cuánto cuesta reclamar, qué plazo tienes, qué documentos pedimos y cuánto podrías recibir por un vuelo atrasado, cancelado, sobrevendido o por tu equipaje.',
  },
  {
    path: paths.team,
    description: `Las personas de ${env.brandName} que presentan tu reclamo ante la aerolínea y lo siguen hasta que se paga la compensación.`,
  },
  {
    path: paths.contact,
    description: `Escríbenos con tu duda sobre un vuelo o un reclamo en curso. El equipo de ${env.brandName} te responde por correo o WhatsApp.`,
  },
  {
    path: paths.privacy,
    description: `Qué guarda ${env.brandName} en tu equipo y por cuánto tiempo, qué servicios externos usa y cómo ejercer tus derechos sobre tus datos personales en Chile.`,
  },
  {
    path: paths.accessibility,
    description: `Cómo funciona ${env.brandName} con teclado, lector de pantalla, texto grande o pantalla chica, qué hemos revisado, qué falta y cómo avisarnos de un problema.`,
  },
  {
    path: paths.payment,
    description: `Simula el cobro de ${env.brandName}: escribe un monto en pesos o en UF y mira qué se cobraría. Es solo una simulación, no se cobra nada a nadie.`,
    unlisted: true,
  },
  {
    path: paths.claimSent,
    description: `Recibimos tu reclamo. Qué pasa ahora, en cuánto tiempo te responde el equipo de ${env.brandName} y cómo seguir tu caso desde tu cuenta.`,
    unlisted: true,
  },
  {
    path: paths.accessDenied,
    description: `Esta página de ${env.brandName} es para otra cuenta. Vuelve al inicio o escríbenos si crees que deberías poder entrar con la tuya.`,
    unlisted: true,
  },
] as const satisfies readonly IndexedPage[]

/** What the sitemap names. */
export const LISTED_PAGES: readonly IndexedPage[] = INDEXED_PAGES.filter(
  (page) => !('unlisted' in page),
)

/**
 * Pages that a crawler could never see: signed out, they lead home. Other private pages can be
 * visited and say `noindex` themselves, which a crawler must be let in to read.
 */
export const CLOSED_TO_CRAWLERS: readonly string[] = [
  // Whole areas, with everything below them.
  paths.admin,
  paths.legal,
  // Single pages: the sign ends the match, or `/test` would also close a later `/testimonios`.
  ...[paths.profile, paths.myClaims, paths.earnings, paths.selfCheck].map((path) => `${path}$`),
]
