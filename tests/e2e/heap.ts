import type { CDPSession } from 'playwright-core'

/** What a page still holds once its garbage is collected. */
export interface Held {
  /** Of its JavaScript heap. */
  readonly bytes: number
  /** All nodes that there are, on the page or not. */
  readonly nodes: number
  readonly listeners: number
  /** Elements, texts and attributes that are on no page and still held, such as '<td class="email">'. */
  readonly detached: readonly string[]
}

/** The parts of a heap snapshot that tell which nodes are detached: each node is so many numbers in a row. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[], ...unknown[]]
    }
  }
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

const DETACHED = 2
// What one collection frees may have held something else.
const COLLECTIONS = 5

async function takeSnapshot(client: CDPSession): Promise<Snapshot> {
  const chunks: string[] = []
  const add = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk)
  client.on('HeapProfiler.addHeapSnapshotChunk', add)
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  client.off('HeapProfiler.addHeapSnapshotChunk', add)
  return JSON.parse(chunks.join('')) as Snapshot
}

function findDetached({ snapshot, nodes, strings }: Snapshot): string[] {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const native = types[0].indexOf('native')
  const at = (start: number, field: string) => nodes[start + fields.indexOf(field)] ?? -1
  const starts = Array.from({ length: nodes.length / fields.length }, (_, n) => n * fields.length)
  return starts
    .filter((start) => at(start, 'detachedness') === DETACHED && at(start, 'type') === native)
    .map((start) => strings[at(start, 'name')] ?? '')
}

/** Collects the page's garbage, and reads what is left. */
export async function readHeld(client: CDPSession): Promise<Held> {
  for (let time = 0; time < COLLECTIONS; time += 1) {
    await client.send('HeapProfiler.collectGarbage')
  }
  const { usedSize: bytes } = await client.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners: listeners } = await client.send('Memory.getDOMCounters')
  return { bytes, nodes, listeners, detached: findDetached(await takeSnapshot(client)) }
}
