import type { ClaimRecordFilters } from '@/api/claim-records'
import { ADMIN_PAGE_SIZE, CRM_FIRST_PAGE_SIZE } from '@/config/limits'
import type { ClaimListDefaults } from '@/domain/claim/list/claim-list'
import type { StaffAction } from '@/domain/failures/staff-failures'
import type { SortDirection } from '@/domain/sorting'
import { WON_CLAIMS } from '@/features/claim-store/claim-data/all-claims'
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
  /** A 401 or 403 leads to the home page (SPEC 6, legal CRM). */
  readonly leavesWhenRefused: boolean
  /** Has "Agregar nuevo reclamo" and the palette. */
  readonly creates: boolean
  /** Has inline editing and bulk changes. */
  readonly changesRows: boolean
  readonly chargesRows: boolean
  /** In the order of the help dialog. */
  readonly keys: readonly DeskKey[]
  /** Storage key of the row order. */
  readonly orderKey: 'crm' | 'charges'
  /** In the order of the tabs. */
  readonly views: readonly DeskView[]
  /** Filters of the views that fetch all claims; default: none. */
  readonly readsOnly?: ClaimRecordFilters
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
  leavesWhenRefused: false,
  creates: false,
  changesRows: false,
  chargesRows: true,
  keys: ['/', 'j', 'k', 'Enter', 'e', 'Ctrl Enter', '?'],
  orderKey: 'charges',
  views: ['list', 'due', 'till'],
  readsOnly: WON_CLAIMS,
  viewsLabel: 'Vistas de los cobros',
  titleWidth: '13.75rem',
}

export const CRM_DESK: DeskProfile = {
  defaults: { size: CRM_FIRST_PAGE_SIZE, sort: { field: 'id', direction: 'desc' } },
  firstDirection: 'desc',
  loading: { text: 'Cargando reclamos…' },
  action: 'list-claims',
  leavesWhenRefused: true,
  creates: true,
  changesRows: true,
  chargesRows: false,
  keys: Object.keys(DESK_KEYS) as readonly DeskKey[],
  orderKey: 'crm',
  views: ['list', 'board', 'queue', 'overview'],
  viewsLabel: 'Vistas del CRM',
  titleWidth: '10.5rem',
}
