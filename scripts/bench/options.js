import { parseArgs } from 'node:util'
import { toPeer } from './peers.js'

/** @typedef {'pages' | 'private' | 'answers'} Part */

/** @type {readonly string[]} */
const PARTS = ['pages', 'private', 'answers']

/**
 * Measurements selected on the command line.
 * @typedef {object} Options
 * @property {number} rounds
 * @property {Part} [only], all when left out
 * @property {string} page an address, every page when empty
 * @property {string} action a part of its name, every action when empty
 * @property {readonly import('./peers.js').Peer[]} peers
 */

/**
 * @param {readonly string[]} args
 * @returns {Options}
 * @throws {Error} for invalid options
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string' },
      page: { type: 'string', default: '' },
      action: { type: 'string', default: '' },
      peer: { type: 'string', multiple: true, default: [] },
    },
  })
  const { only, page, action } = values
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number')
  if (only !== undefined && !PARTS.includes(only)) {
    throw new Error(`--only must be one of ${PARTS.join(', ')}`)
  }
  if (action !== '' && only !== 'answers') throw new Error('--action goes with --only answers')
  if (page !== '' && only !== 'pages' && only !== 'private') {
    throw new Error('--page goes with --only pages and --only private')
  }
  if (values.peer.length > 0 && only !== undefined && only !== 'pages') {
    throw new Error('--peer goes with pages')
  }
  const peers = values.peer.map(toPeer)
  if (new Set(peers.map(({ name }) => name)).size < peers.length) {
    throw new Error('--peer: two have the same name')
  }
  return { rounds, page, action, peers, ...(only && { only: /** @type {Part} */ (only) }) }
}
