import type { FinishedPageName } from '@/app/pages'

/** Limits in gzip kB for a first visit (`npm run check:budget`). */
export interface Budget {
  readonly html: number
  /** Scripts that the HTML requests; undefined if they depend on the session. */
  readonly js?: number
}

const RIGHTS = { html: 17.3, js: 137.8 }

export const PAGE_BUDGETS: Readonly<Record<FinishedPageName, Required<Budget>>> = {
  home: { html: 16.7, js: 127.9 },
  claim: { html: 13.8, js: 180 },
  claimSent: { html: 8.3, js: 121.9 },
  contact: { html: 10.6, js: 163.8 },
  team: { html: 9.2, js: 122.3 },
  faq: { html: 11.2, js: 127 },
  rights: { html: 13.7, js: 137.8 },
  rightsCancellation: RIGHTS,
  rightsDelay: RIGHTS,
  rightsOverbooking: RIGHTS,
  rightsLuggage: RIGHTS,
  rightsAirport: { html: 10.9, js: 122.7 },
  payment: { html: 10.1, js: 141.9 },
  accessDenied: { html: 8.1, js: 121.4 },
  privacy: { html: 12.7, js: 124.8 },
  accessibility: { html: 9.2, js: 122.3 },
}

/** Private page, not-found page, kB stored on a first visit, scripts of a page (docs/decisions/033). */
export const OTHER_BUDGETS = {
  private: { html: 9.4 },
  unknown: { html: 7.9, js: 120.5 },
  stored: 491.8,
  files: 24,
}
