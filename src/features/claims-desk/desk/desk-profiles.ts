import type { ClaimRecordFilters } from '@/api/claim-records'
import { ADMIN_PAGE_SIZE, CRM_FIRST_PAGE_SIZE } from '@/config/limits'
import type { ClaimListDefaults } from '@/domain/claim/list/claim-list'
import type { StaffAction } from '@/domain/failures/staff-failures'
import type { SortDirection } from '@/domain/sorting'
import { WON_CLAIMS } from '@/features/claim-store/claim-data/all-claims'
import type { DeskKey } from '@/features/claims-desk/settings/desk-keys'
import type { DeskView } from '@/features/claims-desk/shared/desk-view'

/** A text that SPEC fixes in English carries its language. */
interface Wording {
  readonly text: string
  readonly lang?: 'en'
}

/** In what the admin page and the CRM differ; they share everything else (SPEC 2.11). */
export interface DeskProfile {
  readonly defaults: ClaimListDefaults
  /** How a column sorts when it is first clicked. */
  readonly firstDirection: SortDirection
  readonly pagerWords: {
    readonly previous: string
    readonly next: string
    readonly joint: 'de' | '/'
    readonly lang?: string
  }
  readonly loading: Wording
  /** By which its failures are told (SPEC 8, admin claims list). */
  readonly action: Extract<StaffAction, 'list-claims' | 'list-claims-to-charge'>
  /** Whether a 401 or 403 leads home (SPEC 6, legal CRM). */
  readonly leavesWhenRefused: boolean
  /** Whether claims are created here, and found by the palette. */
  readonly creates: boolean
  /** Whether claims are changed from their rows, one or many. */
  readonly changesRows: boolean
  /** Whether claims are charged from their rows, in a column of this desk alone. */
  readonly chargesRows: boolean
  /** In the order of the dialog that lists them. */
  readonly keys: readonly DeskKey[]
  /** Under which the device stores the order of the rows. */
  readonly orderKey: 'crm' | 'charges'
  /** In the order of their links. */
  readonly views: readonly DeskView[]
  /** What those of them read that show all claims; nothing for every claim. */
  readonly readsOnly?: ClaimRecordFilters
  /** Names the links to the views. */
  readonly viewsLabel: string
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
}

export const CRM_DESK: DeskProfile = {
  defaults: { size: CRM_FIRST_PAGE_SIZE, sort: { field: 'id', direction: 'desc' } },
  firstDirection: 'desc',
  pagerWords: { previous: 'Anterior', next: 'Siguiente', joint: 'de' },
  loading: { text: 'Cargando reclamos…' },
  action: 'list-claims',
  leavesWhenRefused: true,
  creates: true,
  changesRows: true,
  chargesRows: false,
  keys: [
    '/',
    'j',
    'k',
    'Enter',
    'e',
    's',
    'r',
    'm',
    'c',
    'u',
    'x',
    'n',
    'Ctrl K',
    'Ctrl Enter',
    '?',
  ],
  orderKey: 'crm',
  views: ['list', 'board', 'queue', 'overview'],
  viewsLabel: 'Vistas del CRM',
}
