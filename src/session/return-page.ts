import { paths } from '@/config/paths'

/** Pages that need a session and that a sign-in returns to (CONTRACT, Choices). */
export const ASKED_PAGES = [paths.profile, paths.myClaims] as const

export type ReturnPage = (typeof ASKED_PAGES)[number]

/** History state of the landing page; as a query parameter, a link could redirect the user anywhere. */
export interface AskedState {
  readonly askedPage?: ReturnPage | undefined
  /** Why the page could not be opened, if a failure ended the session (SPEC 8). */
  readonly reason?: string | undefined
  /** Staff page that redirected here because it could not be opened. */
  readonly unopened?: UnopenedPage
}

export interface UnopenedPage {
  readonly page: string
  readonly reason: string
}

export function readReturnPage(state: unknown): ReturnPage | null {
  return ASKED_PAGES.find((page) => page === (state as AskedState | null)?.askedPage) ?? null
}
