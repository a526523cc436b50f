import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, vi } from 'vitest'
import type { DeskActions } from '@/features/claim-editor/shared/desk-actions'
import { InlineEditors } from '@/features/claim-editor/inline-edit/InlineEditors'
import { useInlineEdit } from '@/features/claim-editor/inline-edit/use-inline-edit'
import { ChangeNotices } from '@/features/claim-store/changes/notice/ChangeNotices'
import { WorkQueue } from '@/features/claims-desk/queue/WorkQueue'
import type { FaultName } from '@/mocks/faults/faults'
import type { DemoClaim } from '@/mocks/state'
import { signInAs } from '@tests/support/app'
import { daysAgo } from '@tests/support/days-ago'
import { saveMyHandler, WithActions } from '@tests/support/desk-actions'
import { renderPart } from '@tests/support/mount'
import { demo, server } from '@tests/support/server'
import { holdAnswers } from '@tests/support/gate'
import { buildClaim, SAVABLE } from '@tests/support/rows'

const LIST = '*/api/v1/claims/'
const ONE = '*/api/v1/claims/:id'

const NOW = new Date(2026, 10, 21, 9, 12)

/** Date of all work queue tests. */
export const TODAY = '2026-11-21'

/** Requests since `startDay`. */
export const wire: { reads: string[]; puts: Readonly<Record<string, unknown>>[] } = {
  reads: [],
  puts: [],
}

/** Sets the date, resets the demo and records the requests. */
export function startDay() {
  vi.setSystemTime(NOW)
  demo.reset()
  watchCalls()
}

/** Records the requests from now on. */
export function watchCalls() {
  wire.reads = []
  wire.puts = []
  server.use(
    http.get(LIST, ({ request }) => void wire.reads.push(new URL(request.url).search)),
    http.put(ONE, async ({ request }) => {
      wire.puts.push((await request.clone().json()) as Record<string, unknown>)
    }),
  )
}

/** A valid claim with its last contact some days ago, or without contact. */
export function buildRow(
  id: number,
  contact: number | null,
  more: Partial<DemoClaim> = {},
): DemoClaim {
  return buildClaim({
    ...SAVABLE,
    id,
    alias: 'REF-7',
    next_step: 'Llamar al cliente',
    last_customer_contact: contact === null ? null : daysAgo(contact),
    ...more,
  })
}

/** Rows of the queue or of one of its groups, without the heads. */
export function queueRows(group?: HTMLElement): readonly HTMLTableRowElement[] {
  const tables = within(group ?? document.body).queryAllByRole<HTMLTableElement>('table')
  return tables.flatMap(({ tBodies }) => [...(tBodies[0]?.rows ?? [])])
}

/** The number in a row's first cell. */
export const numberOf = ({ cells }: HTMLTableRowElement) => cells[0]?.textContent ?? ''

/** The row of a claim, in the queue or in the list. */
export function queueRow(id: number): HTMLElement {
  const row = queueRows().find((one) => numberOf(one) === String(id))
  if (!row) throw new Error(`no row of claim ${id}`)
  return row
}

/** The notice of the desk, which says how the last change ended. */
export const notice = () => screen.getByRole('status', { name: 'Cambios' })
export const inNotice = (name: string) => within(notice()).getByRole('button', { name })

export async function noticeSays(text: string | RegExp) {
  await waitFor(() => expect(notice()).toHaveTextContent(text))
}

interface QueueOptions {
  /** The handler of the user's own claims. */
  readonly mine?: string
  /** The query of the URL. */
  readonly search?: string
}

/** The queue with the editors that the desk opens for it. */
function QueueWithEditors(actions: Pick<DeskActions, 'open' | 'edit'>) {
  const { asked, ask, close } = useInlineEdit()
  return (
    <WithActions actions={{ ...actions, ask }}>
      <WorkQueue />
      <InlineEditors asked={asked} onClose={close} />
    </WithActions>
  )
}

/** Renders the work queue for a LEGAL user and does not wait for the claims. */
export function mountQueue(claims: readonly DemoClaim[], { search = '' }: QueueOptions = {}) {
  demo.state.claims = claims
  signInAs('LEGAL')
  const onOpen = vi.fn()
  const onEdit = vi.fn()
  const view = renderPart(
    <>
      <QueueWithEditors open={onOpen} edit={onEdit} />
      <ChangeNotices />
    </>,
    { search },
  )
  return { ...view, onOpen, onEdit }
}

/** Renders the work queue and waits until the claims are loaded. */
export async function openQueue(claims: readonly DemoClaim[], options: QueueOptions = {}) {
  signInAs('LEGAL')
  if (options.mine) await saveMyHandler(options.mine)
  const view = mountQueue(claims, options)
  await screen.findByRole('button', { name: 'Actualizar' })
  return view
}

/** Makes requests of one method fail, optionally of one page only. */
export function failCalls(method: 'get' | 'put', fault: FaultName, page?: number) {
  server.use(
    http[method](method === 'get' ? LIST : ONE, (info) => {
      const asked = new URL(info.request.url).searchParams.get('page')
      return page === undefined || asked === String(page) ? demo.fault(fault)(info) : undefined
    }),
  )
}

/** Delays requests, optionally of one page only. */
export function holdCalls(method: 'get' | 'put', page?: number) {
  const url = method === 'get' ? LIST : ONE
  return holdAnswers(
    method,
    url,
    (query) => page === undefined || query.get('page') === String(page),
  )
}
