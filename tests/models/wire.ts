import { delay, http, type HttpResponseResolver } from 'msw'
import type { FaultName } from '@/mocks/faults/faults'
import { demo, server } from '@tests/support/server'

/** How the server meets a call; `held` keeps it waiting until it is let go. */
export type Reply = FaultName | 'ok' | 'held' | HttpResponseResolver

/** What a call that was held back meets at last; `acted-silence` does the work and never says so. */
export type LateReply = Exclude<Reply, 'held'> | 'acted-silence'

type Info = Parameters<HttpResponseResolver>[0]

async function answer(reply: LateReply, info: Info) {
  // The demo API comes next, and answers.
  if (reply === 'ok') return undefined
  if (typeof reply === 'function') return reply(info)
  if (reply !== 'acted-silence') return demo.fault(reply)(info)
  await demo.fault('acted-then-reset')(info)
  await delay('infinite')
  return undefined
}

/** Listens to the calls of one address, and decides how the server meets the next one. */
export function tapWire<T>(
  method: 'post' | 'get' | 'put',
  url: string,
  read: (request: Request) => Promise<T> | T,
) {
  const sent: T[] = []
  const waiting = new Set<(late: LateReply) => void>()
  const wire = {
    reply: 'ok' as Reply,
    /** Answers what was held back. */
    letGo: (late: LateReply) => {
      waiting.forEach((resolve) => resolve(late))
      waiting.clear()
    },
    /** Forgets what was held back: nobody waits for it any more. */
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
