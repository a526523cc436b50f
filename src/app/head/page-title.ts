import { env } from '@/config/env'

/** What the browser's tab shows for a route of this title: the product's name comes along. */
export function toPageTitle(title: string): string {
  return title === env.brandName ? title : `${title} · ${env.brandName}`
}
