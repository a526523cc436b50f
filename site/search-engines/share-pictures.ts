import { env } from '@/config/env'
import { assetPath } from '@/config/links'
import { paths } from '@/config/paths'

interface SharePicture {
  /** A file of `public/`, drawn by `scripts/tools/make-icons.js`. */
  readonly file: string
  readonly headline: readonly [string, string]
  /** What the boarding pass on it says. */
  readonly status: string
}

/** The pictures that shared links show, by the address of the page; every other page shares `og.png`. */
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

/** What the head of a page says of its own picture; null where it has none. */
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
