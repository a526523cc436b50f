import { env } from '@/config/env'

export function toPageTitle(title: string): string {
  return title === env.brandName ? title : `${title} · ${env.brandName}`
}
