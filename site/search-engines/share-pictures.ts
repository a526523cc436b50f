import { env } from '@/config/env'
import { assetPath } from '@/config/links'
import { paths } from '@/config/paths'

interface SharePicture {
  /** A file of `public/`, drawn by `scripts/tools/make-icons.js`. */
  readonly file: string
  readonly headline: readonly [string, string]
  /** Text on the boarding pass. */
  readonly status: string
}

/** Pictures of shared links by address; all other pages use `og.png`. */
export const SHARE_PICTURES: Readonly<Record<string, SharePicture>> = {
  [paths.rightsCancellation]: {
    file: 'og-cancelacion.png',
    headline: ['Vuelo cancelado.', 'Mira qué pedir.'],
    status: 'Cancelado',
  },
  [paths.rightsDelay]: {
    file: 'og-retraso.png',
    headline: ['Vuelo atrasado.', 'Mira qué pedir.'],
    status: 'Atrasado',
  },
  [paths.rightsOverbooking]: {
    file: 'og-sobreventa.png',
    headline: ['Sobreventa.', 'Mira qué pedir.'],
    status: 'Sin asiento',
  },
  [paths.rightsLuggage]: {
    file: 'og-equipaje.png',
    headline: ['Equipaje perdido.', 'Mira qué pedir.'],
    status: 'Sin maleta',
  },
}

/** Picture for the head of a page; null if it has none of its own. */
export function sharePictureOf(
  path: string,
): { readonly url: string; readonly alt: string } | null {
  const picture = SHARE_PICTURES[path]
  if (picture === undefined) return null
  const { file, headline, status } = picture
  return {
    url: env.siteUrl + assetPath(file),
    alt: `${headline.join(' ')} Tarjeta de embarque: ${status.toLowerCase()}.`,
  }
}
