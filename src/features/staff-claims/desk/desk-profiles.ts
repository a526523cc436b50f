import { ADMIN_PAGE_SIZE, CRM_FIRST_PAGE_SIZE } from '@/config/limits'
import type { ClaimListDefaults } from '@/domain/claim/list/claim-list'
import type { SortDirection } from '@/domain/sorting'

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
  /** Shown when the server gives no reason for a failure, or always where `tellsReason` is false. */
  readonly failure: Wording
  /** Whether the server's own reason is shown (SPEC 8, admin claims list). */
  readonly tellsReason: boolean
  /** Whether a 401 or 403 leads home (SPEC 6, legal CRM). */
  readonly leavesWhenRefused: boolean
  /** Whether claims are created here, and the day's work is listed. */
  readonly isCrm: boolean
}

export const ADMIN_DESK: DeskProfile = {
  defaults: { size: ADMIN_PAGE_SIZE, sort: { field: 'updated_at', direction: 'desc' } },
  firstDirection: 'asc',
  pagerWords: { previous: 'Prev', next: 'Next', joint: '/', lang: 'en' },
  loading: { text: 'Loading claims…', lang: 'en' },
  failure: { text: 'Error while fetching claims list.', lang: 'en' },
  tellsReason: true,
  leavesWhenRefused: false,
  isCrm: false,
}

export const CRM_DESK: DeskProfile = {
  defaults: { size: CRM_FIRST_PAGE_SIZE, sort: { field: 'id', direction: 'desc' } },
  firstDirection: 'desc',
  pagerWords: { previous: 'Anterior', next: 'Siguiente', joint: 'de' },
  loading: { text: 'Cargando reclamos…' },
  failure: {
    text: 'No pudimos cargar los reclamos. Tus filtros siguen puestos: revisa tu conexión y vuelve a intentar.',
  },
  tellsReason: false,
  leavesWhenRefused: true,
  isCrm: true,
}
