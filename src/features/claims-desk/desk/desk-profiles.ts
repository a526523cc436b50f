import { ADMIN_PAGE_SIZE, CRM_FIRST_PAGE_SIZE } from '@/config/limits'
import type { ClaimListDefaults } from '@/domain/claim/list/claim-list'
import type { StaffAction } from '@/domain/failures/staff-failures'
import type { SortDirection } from '@/domain/sorting'
import type { PagerWords } from '@/ui/table/Pager'
import { DESK_KEYS, type DeskKey } from '../settings/desk-keys'
import type { DeskView } from '../shared/desk-view'

/** Differences between the admin page and the CRM, which share all else (SPEC 2.11). */
export interface DeskProfile {
  readonly defaults: ClaimListDefaults
  /** Direction of the first click on a column. */
  readonly firstDirection: SortDirection
  /** Default: the pager's own. */
  readonly pagerWords?: PagerWords
  /** SPEC fixes some texts in English. */
  readonly loading: { readonly text: string; readonly lang?: 'en' }
  /** Key of the error texts (SPEC 8, admin claims list). */
  readonly action: Extract<StaffAction, 'list-claims' | 'list-claims-to-charge'>
  /**
   * The CRM creates claims and changes them in their rows, and a 401 or 403 leads to the home page (SPEC 6); the
   * admin page charges them.
   */
  readonly isCrm: boolean
  /** In the order of the help dialog. */
  readonly keys: readonly DeskKey[]
  /** In the order of the tabs. */
  readonly views: readonly DeskView[]
  readonly viewsLabel: string
  /** Of the longer of the title and the permission check in its place, so that nothing beside it moves. */
  readonly titleWidth: string
}

export const ADMIN_DESK: DeskProfile = {
  defaults: { size: ADMIN_PAGE_SIZE, sort: { field: 'updated_at', direction: 'desc' } },
  firstDirection: 'asc',
  pagerWords: { previous: 'Prev', next: 'Next', joint: '/', lang: 'en' },
  loading: { text: 'Loading claims…', lang: 'en' },
  action: 'list-claims-to-charge',
  isCrm: false,
  keys: ['/', 'j', 'k', 'Enter', 'e', 'Ctrl Enter', '?'],
  views: ['list', 'due', 'till'],
  viewsLabel: 'Vistas de los cobros',
  titleWidth: '13.75rem',
}

export const CRM_DESK: DeskProfile = {
  defaults: { size: CRM_FIRST_PAGE_SIZE, sort: { field: 'id', direction: 'desc' } },
  firstDirection: 'desc',
  loading: { text: 'Cargando reclamos…' },
  action: 'list-claims',
  isCrm: true,
  keys: Object.keys(DESK_KEYS) as readonly DeskKey[],
  views: ['list', 'board', 'queue', 'overview'],
  viewsLabel: 'Vistas del CRM',
  titleWidth: '10.5rem',
}
