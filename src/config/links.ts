import { env } from '@/config/env'
import { TERMS_EDITION } from '@/config/operator'
import { paths } from '@/config/paths'

/** URL of a file in `public/`, also below a sub-path. */
export function assetPath(file: string): string {
  return `${import.meta.env.BASE_URL}${file.replace(/^\/+/, '')}`
}

export function supportChatLink(message: string): string {
  return `https://wa.me/${env.supportPhone}?text=${encodeURIComponent(message)}`
}

export const HELP_MESSAGE = 'Hola, necesito ayuda con un reclamo.'

export const TERMS_PDF = assetPath(`docs/terminos-y-condiciones-${TERMS_EDITION}.pdf`)

export const PROBLEM_LINKS = env.rights
  ? ([
      { to: paths.rightsCancellation, label: 'Vuelo cancelado' },
      { to: paths.rightsDelay, label: 'Vuelo atrasado' },
      { to: paths.rightsOverbooking, label: 'Sobreventa' },
      { to: paths.rightsLuggage, label: 'Equipaje perdido o dañado' },
    ] as const)
  : []
