import type { PublicPageName } from '@/app/pages'
import { PRIVACY_EDITION } from '@/config/operator-privacy'
import { SOURCES } from '@/domain/rights/laws/sources'

/** The later of the day of a text and the day its laws were last checked. */
const withLaws = (day: string) =>
  Object.values(SOURCES).reduce((last, { checked }) => (checked > last ? checked : last), day)

/** Day (`yyyy-MM-dd`) of the last relevant change of a page, for search engines. */
export const CHANGED_ON: Readonly<Record<PublicPageName, string>> = {
  home: '2026-11-24',
  claim: '2026-11-24',
  contact: '2026-11-20',
  team: '2026-11-20',
  faq: '2026-11-24',
  rights: withLaws('2026-11-24'),
  rightsCancellation: withLaws('2026-11-24'),
  rightsDelay: withLaws('2026-11-24'),
  rightsOverbooking: withLaws('2026-11-24'),
  rightsLuggage: withLaws('2026-11-24'),
  rightsAirport: withLaws('2026-11-25'),
  privacy: PRIVACY_EDITION.since,
  accessibility: '2026-11-21',
}
