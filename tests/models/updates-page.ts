import { getResponse, HttpResponse, type HttpResponseResolver } from 'msw'
import { vi } from 'vitest'
import { createQueryClient } from '@/app/layouts/account/query-client'
import { readRecord } from '@/device/records'
import { parsePendingUpdates, type PendingUpdate } from '@/domain/claim/editing/pending-updates'
import { claimUpdateQueueOf } from '@/features/claim-store/changes/claim-update-queue'
import { pendingUpdates } from '@/features/claim-store/changes/pending-updates'
import { countRun, type BatchUpdate } from '@/features/claim-store/changes/runs'
import { claimPage } from '@/features/claim-store/claim-data/list-page'
import { knownClaims, initClaimCache } from '@/features/claim-store/claim-data/claim-cache'
import type { DialectName } from '@/mocks/dialects'
import { tokenOwner } from '@/mocks/people/token'
import { clearSessionCookies, readRole, readToken, writeRole, writeToken } from '@/session/cookies'
import { getUserKey } from '@/session/session-store'
import { signInAs } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { buildClaim, SAVABLE, savedClaim } from '@tests/support/rows'
import { demo } from '@tests/support/server'
import type { Row, Write } from './updates-model'
import { tapWire, type LateReply } from './wire'

/** Ids that no other test uses: the update queue of a claim is shared by the whole worker. */
export const CLAIM_IDS = [7101, 7102, 7103] as const

/** Longer than the claims of a batch share one read of their page, in ms. */
const READ_ANEW_MS = 31_000

const rowOf = (id: number): Row => {
  const { next_step, handler } = savedClaim(id)
  return { next_step: next_step ?? '', handler: handler ?? '' }
}

/** The fields that no walk changes. */
const otherCells = () =>
  demo.state.claims.map(({ next_step: _, handler: _handler, updated_at: _day, ...rest }) => rest)

/** The page's data, and everything that saves it. */
function openPage() {
  const client = createQueryClient()
  initClaimCache(client)
  const closeTray = pendingUpdates.subscribe(() => undefined)
  return { client, desk: claimUpdateQueueOf(client), closeTray }
}

/** A desk of a few claims, and a server that holds its answers to saves. */
export function openDesk(dialect: DialectName) {
  demo.state.claims = CLAIM_IDS.map((id) =>
    buildClaim({
      ...SAVABLE,
      id,
      next_step: 'Llamar',
      email: `${id}@correo.cl`,
      last_customer_contact: '2026-11-10',
      last_airline_contact: null,
      case_number: null,
    }),
  )
  demo.setDialect(dialect)
  const cellsBefore = otherCells()
  const writes: Write[] = []
  const waiting = new Set<number>()
  const unseen = new Set<number>()
  const puts = tapWire('put', '*/api/v1/claims/:id', ({ url }) => {
    waiting.add(Number(url.split('/').at(-1)))
  })
  puts.wire.reply = 'held'
  const gets = tapWire('get', '*/api/v1/claims/', () => undefined)
  signInAs('LEGAL')
  let page: ReturnType<typeof openPage> | null = openPage()

  const runs = (): readonly BatchUpdate[] => page?.desk.runs() ?? []
  /** Waits until everything stands still except for held answers. */
  const isQuiet = () =>
    (page === null || pendingUpdates.snapshot().isRead) &&
    runs().every(
      (run) =>
        !countRun(run).isBusy ||
        run.items.some(
          ({ phase, claim }) => /^(saving|undoing)$/.test(phase) && waiting.has(Number(claim.id)),
        ),
    )
  const untilQuiet = () => until(isQuiet, { what: () => 'the desk to rest' })

  /** Applies a PUT and records the result. */
  const act: HttpResponseResolver = async ({ request }) => {
    const id = Number(request.url.split('/').at(-1))
    const by = tokenOwner(request.headers.get('authorization')?.split(' ')[1] ?? '', new Date())
    const before = rowOf(id)
    const response = await getResponse([...demo.handlers], request.clone())
    if (response?.ok) writes.push({ id, by: by ?? '', before, after: rowOf(id) })
    return response
  }
  const acting =
    (answer: () => Response): HttpResponseResolver =>
    async (info) => {
      await act(info)
      return answer()
    }

  return {
    writes,
    cellsBefore,
    otherCells,
    runs,
    untilQuiet,
    get page() {
      return page
    },
    /** How the server handles a save. */
    replies: {
      ok: act,
      'written, and lost': acting(() => HttpResponse.error()),
      'written, and a page': acting(() => HttpResponse.html('<h1>Portal</h1>')),
      lost: 'reset',
      'a page': '200-html',
      '500': '500',
      '422': '422',
      '401': '401',
    } satisfies Readonly<Record<string, LateReply>>,

    /** Continues a stored change, which reads the device first. */
    resume: async (update: PendingUpdate) => {
      if (!page) return
      const { desk } = page
      let isTaken = false
      const stop = desk.subscribe(() => {
        isTaken ||= desk.runs().some(({ key }) => key === update.key)
      })
      void desk.resume(update).finally(() => {
        isTaken = true
      })
      await until(() => isTaken, { what: () => 'the change to continue' })
      stop()
      await untilQuiet()
    },

    /** Answers every held save; `isBlind`: the claims cannot be read meanwhile. */
    answer: async (reply: LateReply, isBlind = false) => {
      gets.wire.reply = isBlind ? '200-html' : 'ok'
      if (isBlind || getUserKey() === null) waiting.forEach((id) => unseen.add(id))
      waiting.clear()
      puts.wire.letGo(reply)
      await untilQuiet()
      gets.wire.reply = 'ok'
    },
    /** Whether a read after a save of this claim ever failed. */
    isUnseen: (id: number) => unseen.has(id),
    isAnswerDue: () => waiting.size > 0,
    isSaving: (id: number) => waiting.has(id),

    /** Reads the list as the page does. */
    look: async () => {
      if (!page || getUserKey() === null) return
      await page.client.query({ ...claimPage({ page: 1, limit: 25 }), staleTime: 0 })
    },
    /** The claims as the user sees them. */
    shown: () => {
      const known = page ? knownClaims(page.client) : null
      return CLAIM_IDS.flatMap((id) => known?.get(String(id)) ?? [])
    },
    /** Advances the clock, so that a batch does not reuse what it read before. */
    passTime: () => vi.setSystemTime(Date.now() + READ_ANEW_MS),

    /** Ends the page like a crash: it neither sends nor stores anything more. */
    closePage: async (reply: LateReply) => {
      const [token, role] = [readToken(), readRole()]
      clearSessionCookies()
      waiting.clear()
      puts.wire.letGo(reply)
      await untilQuiet()
      page?.closeTray()
      page = null
      if (token !== null) writeToken(token)
      if (role !== null) writeRole(role)
    },
    openPage: () => {
      page ??= openPage()
    },

    /** The tray's content for the current user. */
    tray: () => {
      const busy = runs().filter((run) => countRun(run).isBusy)
      const { value } = pendingUpdates.snapshot()
      return page ? value.filter(({ key }) => !busy.some((run) => run.key === key)) : []
    },
    /** The stored changes of a user, current or not. */
    stored: async (owner: string) => {
      const record = await readRecord({ kind: 'edit', owner, name: 'claim-updates' }, new Date())
      return parsePendingUpdates(record?.value, new Date())
    },
  }
}

export type Desk = ReturnType<typeof openDesk>
