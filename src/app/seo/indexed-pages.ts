import { env } from '@/config/env'
import { paths } from '@/config/paths'

interface IndexedPage {
  readonly path: string
  /** What a search result says under the title. */
  readonly description: string
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
] as const satisfies readonly IndexedPage[]

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
