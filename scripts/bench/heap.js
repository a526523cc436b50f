/** @typedef {import('playwright-core').CDPSession} CDPSession */

/**
 * What a page holds once its garbage is collected: the bytes of its heap, its nodes (detached ones too), its
 * listeners, and the elements that are in no document but still held, by their tag.
 * @typedef {{ bytes: number, nodes: number, listeners: number, detached: readonly string[] }} Held
 */

/**
 * The parts of a heap snapshot that tell which nodes are detached.
 * @typedef {object} Snapshot
 * @property {{ meta: { node_fields: string[], node_types: [string[], ...unknown[]] } }} snapshot
 * @property {number[]} nodes
 * @property {string[]} strings
 */

const DETACHED = 2
// What one collection frees may be what held something else.
const COLLECTIONS = 5

/** @param {CDPSession} client */
export async function collectGarbage(client) {
  for (let time = 0; time < COLLECTIONS; time += 1) {
    await client.send('HeapProfiler.collectGarbage')
  }
}

/**
 * @param {CDPSession} client
 * @returns {Promise<string>} JSON
 */
export async function takeSnapshot(client) {
  /** @type {string[]} */
  const chunks = []
  /** @param {{ chunk: string }} part */
  const add = ({ chunk }) => chunks.push(chunk)
  client.on('HeapProfiler.addHeapSnapshotChunk', add)
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  client.off('HeapProfiler.addHeapSnapshotChunk', add)
  return chunks.join('')
}

/**
 * Everything of the browser's own that is detached from its document: elements, and their texts.
 * @param {Snapshot} snapshot
 * @returns {string[]} names, such as '<button class="...">'
 */
function detachedIn({ snapshot, nodes, strings }) {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, name, detachedness] = ['type', 'name', 'detachedness'].map((f) => fields.indexOf(f))
  const native = types[0].indexOf('native')
  const found = []
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + Number(detachedness)] !== DETACHED || nodes[at + Number(type)] !== native) continue
    found.push(strings[nodes[at + Number(name)] ?? 0] ?? '')
  }
  return found
}

/**
 * @param {CDPSession} client
 * @returns {Promise<Held>}
 */
export async function readHeld(client) {
  await collectGarbage(client)
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
  /** @type {Snapshot} */
  const snapshot = JSON.parse(await takeSnapshot(client))
  return { bytes: usedSize, nodes, listeners: jsEventListeners, detached: detachedIn(snapshot) }
}
