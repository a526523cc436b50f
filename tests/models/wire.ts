import { delay, http, type HttpResponseResolver } from 'msw'
import type { FaultName } from '@/mocks/faults/faults'
import { hasServerActed, outcomeOf, type RowId } from '@tests/faults/matrix'
import { demo, server } from '@tests/support/server'

/** How the server handles a call; `held` delays it until it is released. */
export type Reply = FaultName | 'ok' | 'held' | HttpResponseResolver

/** The end of a held call; `acted-silence` processes it and never answers. */
export type LateReply = Exclude<Reply, 'held'> | 'acted-silence'

type Info = Parameters<HttpResponseResolver>[0]

async function answer(reply: LateReply, info: Info) {
  // Falls through to the demo API.
  if (reply === 'ok') return undefined
  if (typeof reply === 'function') return reply(info)
  if (reply !== 'acted-silence') return demo.fault(reply)(info)
  await demo.fault('acted-then-reset')(info)
  await delay('infinite')
  return undefined
}

/** How the server handles a call, and what the table of faults expects of its screen. */
export function endingOf(row: RowId, reply: FaultName | 'ok') {
  const fault = reply === 'ok' ? 'slow' : reply
  return { ...outcomeOf(row, fault), name: reply, reply, acted: hasServerActed(fault) }
}

/** Taps the calls of one address, and decides how the server handles the next one. */
export function tapWire<T>(
  method: 'post' | 'get' | 'put',
  url: string,
  read: (request: Request) => Promise<T> | T,
) {
  const sent: T[] = []
  const waiting = new Set<(late: LateReply) => void>()
  const wire = {
    reply: 'ok' as Reply,
    /** Answers the held call. */
    letGo: (late: LateReply) => {
      waiting.forEach((resolve) => resolve(late))
      waiting.clear()
    },
    /** Forgets the held call: its page is gone. */
    drop: () => waiting.clear(),
  }
  server.use(
    http[method](url, async (info) => {
      const { reply } = wire
      sent.push(await read(info.request.clone()))
      if (reply !== 'held') return answer(reply, info)
      const late = await new Promise<LateReply>((resolve) => waiting.add(resolve))
      return answer(late, info)
    }),
  )
  return { sent, wire }
}
