import type { CDPSession } from 'playwright-core'

/** Memory that a page still uses after garbage collection. */
export interface Held {
  /** Size of the JavaScript heap. */
  readonly bytes: number
  /** Number of DOM nodes, attached or not. */
  readonly nodes: number
  readonly listeners: number
  /** Detached nodes that are still referenced, such as '<td class="email">'. */
  readonly detached: readonly string[]
}

/** The parts of a heap snapshot that identify detached nodes; each node is a fixed number of values in a row. */
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
// One collection may free references that kept other objects alive.
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

/** Collects the page's garbage and measures what remains. */
export async function readHeld(client: CDPSession): Promise<Held> {
  for (let time = 0; time < COLLECTIONS; time += 1) {
    await client.send('HeapProfiler.collectGarbage')
  }
  const { usedSize: bytes } = await client.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners: listeners } = await client.send('Memory.getDOMCounters')
  return { bytes, nodes, listeners, detached: findDetached(await takeSnapshot(client)) }
}
