import type { PageName } from '@/config/paths'

/** The layout around a page. Staff areas ask for the role themselves. */
export type Frame = 'public' | 'account' | 'admin' | 'legal'

/** Gzip kB that a first visit may download (`npm run check:budget`). */
export interface Budget {
  /** With its inline styles. */
  readonly html: number
  /** What the HTML asks for; left out where it depends on who is signed in. */
  readonly js?: number
}

interface AnyPage {
  /** Without the product's name. */
  readonly title: string
  readonly frame: Frame
}

interface AnyScreen extends AnyPage {
  /** The file below `src/` that is its entrance; it exports a component of its own name. */
  readonly module: string
}

/** Written as finished HTML: the same for everyone. */
export interface PublicPage extends AnyScreen {
  readonly html: 'finished'
  readonly budget: Required<Budget>
  /** True where nobody needs to arrive by searching: it stays outside search engines. */
  readonly isUnlisted?: true
  /**
   * Where somebody without a connection may need it: after a visit to any page it opens all the same, from its
   * finished HTML, or drawn by its code into the shell, which costs less to keep.
   */
  readonly offlineCopy?: 'html' | 'code'
}

/** Written as a skeleton, because what it shows depends on who is signed in; no search engine shows it. */
interface PrivatePage extends AnyScreen {
  readonly html: 'shell'
  /** What it asks for beside its frame. */
  readonly guard?: 'session' | 'admin-cookie'
  /** What it says while its code comes, where SPEC 2.1 wants a text. */
  readonly pendingText?: string
}

/** The address of a staff area, which leads whoever may enter on to its first page. */
interface AreaEntrance extends AnyPage {
  readonly html: 'shell'
  readonly leadsTo: PageName
}

export type Page = PublicPage | PrivatePage | AreaEntrance

/** The code of each frame, outermost first; the public one comes with the start. */
export const FRAME_MODULES = {
  public: [],
  account: ['app/layouts/account/AccountLayout'],
  admin: ['app/layouts/account/AccountLayout', 'app/layouts/staff/AdminLayout'],
  legal: ['app/layouts/account/AccountLayout', 'app/layouts/staff/LegalLayout'],
} as const satisfies Record<Frame, readonly string[]>

export const GUARD_MODULES = {
  session: 'app/layouts/account/RequireSession',
  'admin-cookie': 'app/layouts/staff/RequireAdminCookie',
} as const satisfies Record<NonNullable<PrivatePage['guard']>, string>
