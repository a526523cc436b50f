import { paths } from '@/config/paths'

/** Pages that ask a visitor to sign in, and that a sign-in leads on to (CONTRACT, Choices). */
export const ASKED_PAGES = [paths.profile, paths.myClaims] as const

export type ReturnPage = (typeof ASKED_PAGES)[number]

/**
 * What a visit to the landing page remembers of the page that its person wanted: in the state of its
 * history entry, never in the address, where a link could lead whoever signs in anywhere.
 */
export interface AskedState {
  readonly askedPage?: ReturnPage | undefined
  /** A staff page that led here because it could not be opened. */
  readonly unopened?: UnopenedPage
}

/** A page that could not be opened. */
export interface UnopenedPage {
  /** Its address, path and query. */
  readonly page: string
  /** Why, in a sentence. */
  readonly reason: string
}

/** The page that was asked for before this one; null where there was none that asks for a session. */
export function readReturnPage(state: unknown): ReturnPage | null {
  return ASKED_PAGES.find((page) => page === (state as AskedState | null)?.askedPage) ?? null
}
