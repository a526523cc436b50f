import type { PageName } from '@/config/paths'

/** Layout around a page. Staff areas check the role themselves. */
export type Frame = 'public' | 'account' | 'admin' | 'legal'

interface AnyPage {
  readonly title: string
  readonly frame: Frame
}

interface AnyScreen extends AnyPage {
  /** File below `src/`; it exports a component of the same name. */
  readonly module: string
}

export interface PublicPage extends AnyScreen {
  readonly html: 'finished'
  readonly isUnlisted?: true
  /** Offline copy: the prerendered HTML, or the shell with the page's code, which takes less space. */
  readonly offlineCopy?: 'html' | 'code'
}

interface PrivatePage extends AnyScreen {
  readonly html: 'shell'
  readonly guard?: 'session' | 'admin-cookie'
  /** Text while its code loads, where SPEC 2.1 requires one. */
  readonly pendingText?: string
}

/** Address of a staff area; redirects to its first page. */
interface AreaEntrance extends AnyPage {
  readonly html: 'shell'
  readonly leadsTo: PageName
}

export type Page = PublicPage | PrivatePage | AreaEntrance

/** Layout modules of each frame, outermost first; the public layout is in the entry. */
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
