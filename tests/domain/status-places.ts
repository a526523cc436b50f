import { expect } from 'vitest'
import { boardOf } from '@/domain/claim/board'
import { CLAIM_TABLE, EXPORT_COLUMNS } from '@/domain/claim/export/export-columns'
import type { Claim } from '@/domain/claim/fields'
import { chooseCategory, NO_FILTERS } from '@/domain/claim/list/claim-list'
import { isDue } from '@/domain/claim/list/work-queue'
import { buildOverview } from '@/domain/claim/overview/overview'
import { select } from '@/domain/claim/overview/selection'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { contactAge } from '@/domain/claim/status/contact-age'
import { OPEN_LANES } from '@/domain/claim/status/lanes'
import { CLAIM_CATEGORIES, parseCategory } from '@/domain/claim/status/status'
import { nextQuestion } from '@/domain/claim/status/status-choice'
import { validateClaimRecord } from '@/domain/forms/staff-claim'
import { sortDueClaims } from '@/domain/money/charges-due'
import { CONTACT_TONES } from '@/features/claim-store/contact/contact-tones'
import { withCurrent } from '@/features/claim-editor/edit/fields/select-options'
import { filterOptions } from '@/features/claims-desk/list/filters/filter-options'
import { byUrgency } from '@/screens/my-claims/claim-order'
import type { ExpectedStatus } from './expected-statuses'
import { queueOf } from './queue-groups'

const TODAY = new Date(2026, 10, 21, 9, 15)

/** A claim with a contact twenty days ago: late, if it is open. */
function lateClaim(category: string): Claim {
  return {
    id: 1,
    category,
    airline: 'LATAM',
    handler: 'Paula Vera',
    next_step: null,
    last_customer_contact: '2026-11-01',
    created_at: '2026-10-01',
  } as Claim
}

const ENDS = {
  open: { tone: 'red', label: 'hace 20 días' },
  won: { tone: 'purple', label: 'Ganado' },
  closed: { tone: 'blue', label: 'Cerrado' },
} as const

/** Everything derived from the table of statuses, with its value for each status. */
export const PLACES: Readonly<Record<string, (status: ExpectedStatus) => void>> = {
  'the rows of the list': ({ category, outcome }) => {
    const { step, label } = contactAge(lateClaim(category), TODAY)
    expect({ tone: CONTACT_TONES[step].tone, label }).toEqual(ENDS[outcome])
  },
  'the legend': ({ outcome, legend = '' }) => {
    expect(outcome === 'open').toBe(legend === '')
    if (outcome !== 'open') {
      expect(CONTACT_TONES[outcome].meaning.toLowerCase()).toContain(legend)
      expect(CONTACT_TONES[outcome].meaning).toMatch(/^\p{Lu}\P{Lu}+$/u)
    }
  },
  'Qué toca hoy': ({ category, outcome }) => {
    const claim = lateClaim(category)
    const { groups, freshCount } = queueOf([claim], TODAY)
    const queued = Object.entries(groups).filter(([, entries]) => entries.length > 0)
    expect(queued.map(([reason]) => reason)).toEqual(outcome === 'open' ? ['overdue'] : [])
    expect([freshCount, isDue(claim, TODAY)]).toEqual([0, outcome === 'open'])
  },
  'the board': ({ category, lane, outcome }) => {
    const { lanes } = boardOf(TODAY)([lateClaim(category)], {})
    const [filled, ...others] = lanes.filter(({ cards }) => cards.length > 0)
    expect(others).toEqual([])
    expect(filled).toMatchObject({ label: lane, late: outcome === 'open' ? 1 : 0 })
    expect(filled?.counts).toContainEqual({ category, count: 1 })
    const offering = OPEN_LANES.filter(({ categories }) => categories.some((c) => c === category))
    expect(offering.map(({ label }) => label)).toEqual([lane])
  },
  'the overview': ({ category, lane, outcome }) => {
    const claims = [lateClaim(category)]
    const overview = buildOverview(claims, TODAY)
    const [open, won] = [Number(outcome === 'open'), Number(outcome === 'won')]
    expect(overview).toMatchObject({ open, late: open, won, closed: 1 - open })
    expect(select(claims, { state: 'closed', category }, TODAY)).toHaveLength(1 - open)
    expect(select(claims, { state: 'won', category }, TODAY)).toHaveLength(won)
    const counted = overview.lanes.filter(({ count }) => count > 0)
    expect(counted.map(({ label }) => label)).toEqual([lane])
  },
  "the passenger's claims": ({ category, outcome, holder }) => {
    const own = { id: 1, category, updated_at: '2026-11-20' }
    const moving = { id: 2, category: 'POR INGRESAR', updated_at: '2026-11-21' }
    const waiting = { id: 3, category: 'EN ESPERA DE DOCUMENTOS', updated_at: '2026-11-19' }
    const order = byUrgency([own, moving, waiting]).map(({ id }) => id)
    const place = outcome !== 'open' ? 2 : holder === 'passenger' ? 0 : order.indexOf(2) + 1
    expect(order.indexOf(1)).toBe(place)
  },
  'the filters of the list': ({ category, subcategories }) => {
    const filters = chooseCategory(NO_FILTERS, category)
    const options = filterOptions({ ...filters, subcategory: '' }, [])
    const valuesOf = (list: readonly { readonly value: string }[]) => list.map((one) => one.value)
    expect(valuesOf(filterOptions(NO_FILTERS, []).category)).toContain(category)
    expect(valuesOf(options.subcategory)).toEqual(expect.arrayContaining([...subcategories]))
  },
  'the form and the move to another status': ({ category, subcategories }) => {
    expect(withCurrent(CLAIM_CATEGORIES)).toContainEqual({ value: category, label: category })
    const values = { ...toClaimRecordValues(), category }
    const isRequired = subcategories.length > 0
    expect(validateClaimRecord(values).subcategory).toBe(isRequired ? 'Required' : undefined)
    const known = parseCategory(category)
    const hasSeveral = subcategories.length > 1
    expect(known && nextQuestion({ category: known })).toBe(hasSeveral ? 'subcategory' : null)
  },
  'the exported file': ({ category }) => {
    const cells = CLAIM_TABLE.toCells(lateClaim(category))
    expect(cells[EXPORT_COLUMNS.findIndex(({ key }) => key === 'category')]).toBe(category)
  },
  'the charges': ({ category, outcome }) => {
    const sources = { attemptsOf: () => [], hasCard: () => null }
    const { uncharged } = sortDueClaims([lateClaim(category)], sources)
    expect(uncharged).toHaveLength(outcome === 'won' ? 1 : 0)
  },
}
