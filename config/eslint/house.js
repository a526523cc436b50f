import { dirname, posix, relative, sep } from 'node:path'

/** @typedef {{ sees: readonly string[], why: string }} Room */

/**
 * ROOMS: the folders of `src/` and those that each may import from. Imports only go down this list.
 * @type {Readonly<Record<string, Room>>}
 */
export const ROOMS = {
  app: {
    sees: ['screens', 'features', 'ui', 'api', 'session', 'device', 'domain', 'config'],
    why: 'app wires the product together, but the demo API is loaded by main.tsx alone',
  },
  screens: {
    sees: ['features', 'ui', 'api', 'session', 'device', 'domain', 'config'],
    why: 'a screen is an entrance: what it needs from app/ it gets from the router or as a prop',
  },
  features: {
    sees: ['ui', 'api', 'session', 'device', 'domain', 'config'],
    why: 'a feature serves several screens, so it cannot know any of them',
  },
  ui: {
    sees: ['domain', 'config'],
    why: 'ui holds wordless controls that know neither the network nor the session',
  },
  api: {
    sees: ['session', 'domain', 'config'],
    why: 'api talks to the server and never shows anything',
  },
  session: {
    sees: ['device', 'domain', 'config'],
    why: 'the session knows no network and no screen',
  },
  device: {
    sees: ['domain', 'config'],
    why: 'the device keeps things for whoever it is told; it knows no session',
  },
  domain: { sees: ['config'], why: 'domain rules are pure: no React, no clock, no network' },
  config: { sees: [], why: 'config is the ground floor' },
  mocks: {
    sees: ['api', 'domain', 'config'],
    why: 'the demo API stands beside the app and is typed by what the app uses',
  },
}

/**
 * FLOORS: order of the folders and files within a room; imports only go down. Folders that are not listed
 * are below all that are.
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
export const FLOORS = {
  app: [
    ['start'],
    ['App', 'router'],
    ['RootLayout', 'DemoBadge'],
    ['layouts'],
    ['analytics', 'errors', 'session-end'],
    ['head'],
    ['pages'],
    ['page-kinds'],
  ],
  'features/claims-desk': [
    ['desk'],
    ['board', 'due', 'overview', 'queue', 'till'],
    ['bulk'],
    ['list', 'settings'],
    ['export'],
    ['shared'],
  ],
  'features/claim-editor': [
    ['details'],
    ['charge'],
    ['inline-edit'],
    ['status-menu'],
    ['edit'],
    ['shared'],
  ],
  'features/claim-store': [['changes'], ['contact', 'claim-data']],
}

/** The features of the claims desk, which alone may import other features, and only down this list. */
const CHAIN = ['claims-desk', 'claim-editor', 'claim-store']

/** @param {string} from @param {string} to */
const isChained = (from, to) => CHAIN.includes(from) && CHAIN.indexOf(to) > CHAIN.indexOf(from)

/**
 * DOORS: the rooms that may import a library. Libraries not listed may be imported anywhere.
 * @type {readonly { library: RegExp, rooms: readonly string[], why: string }[]}
 */
const DOORS = [
  { library: /^valibot$/, rooms: ['api', 'mocks'], why: 'answers are checked at the door, in api' },
  { library: /^js-cookie$/, rooms: ['session'], why: 'only session touches cookies' },
  { library: /^jwt-decode$/, rooms: ['session'], why: 'only session reads the token' },
  { library: /^idb-keyval$/, rooms: ['device'], why: 'only device keeps things on the device' },
  { library: /^libphonenumber-js(\/|$)/, rooms: ['domain'], why: 'phone rules live in domain' },
  { library: /^fflate$/, rooms: ['domain'], why: 'one writer packs files, in domain' },
  { library: /^bcbp$/, rooms: ['domain'], why: 'what a boarding pass says is a rule, in domain' },
  {
    library: /^zxing-wasm(\/|$)/,
    rooms: ['screens'],
    why: 'the worker of the scan is its only user',
  },
  { library: /^date-fns(\/|$)/, rooms: ['domain'], why: 'date rules live in domain' },
  {
    library: /^input-format$/,
    rooms: ['ui'],
    why: 'the phone field of ui/ is its only user',
  },
  { library: /^react-ga4$/, rooms: ['app'], why: 'analytics are wired once, in app' },
  { library: /^@react-oauth\//, rooms: ['features'], why: 'Google sign-in has one owner' },
  { library: /^msw(\/|$)/, rooms: ['mocks'], why: 'the demo API is the only user of msw' },
  {
    library:
      /^@mui\/(icons-material|material\/(Button|Checkbox|Icon\w*|\w*Input|Radio|Select|Snackbar|SvgIcon|Switch|TextField))(\/|$)/,
    rooms: [],
    why: 'the browser has it, and ui/ has it dressed',
  },
  { library: /^@mui\//, rooms: ['ui'], why: 'what the browser lacks is wrapped once, in ui' },
  {
    library: /^(react|react-dom|@emotion)(\/|$)/,
    rooms: ['app', 'screens', 'features', 'ui', 'session', 'device'],
    why: 'rules and calls are plain TypeScript, without React',
  },
]

/**
 * Folders of a file within the project; `room` and `part` are '' outside `src/`.
 * @param {string} filename @param {string} root
 */
function placeOf(filename, root) {
  const path = relative(root, filename).split(sep)
  const [top = '', room = '', part = ''] = path
  const file = path.join('/')
  const dir = dirname(file)
  return top === 'src' ? { top, room, part, dir, file } : { top, room: '', part: '', dir, file }
}

/**
 * True if a `../` import stays within what can be moved as a whole: one screen, one feature, or a folder
 * outside `src/` and `tests/`.
 * @param {ReturnType<typeof placeOf>} from
 * @param {string} source
 */
function isInsideWhole({ top, room, part, dir }, source) {
  if (top !== 'src') return top !== 'tests'
  const whole = `src/${room}/${part}/`
  const isWhole = room === 'screens' || room === 'features'
  return isWhole && posix.join(dir, source).startsWith(whole)
}

/**
 * True if an import stays on its floor of a room or goes down.
 * @param {string} whole @param {string} from path from `src/` on, as is `to` @param {string} to
 */
function goesDown(whole, from, to) {
  const floors = FLOORS[whole] ?? []
  const [here, there] = [from, to].map((path) => /^[^/.]*/.exec(path.slice(whole.length + 1))?.[0])
  /** @param {string | undefined} part */
  const floorOf = (part) => {
    const floor = floors.findIndex((parts) => parts.some((name) => name === part))
    return floor === -1 ? floors.length : floor
  }
  return here === there || floorOf(there) > floorOf(here)
}

/**
 * Message for an import that goes up within a room; null if it does not.
 * @param {ReturnType<typeof placeOf>} from
 * @param {string} source
 * @returns {string | null}
 */
function brokenFloor({ file, dir }, source) {
  const path = source.startsWith('.') ? posix.join(dir, source) : source.replace(/^@\//, 'src/')
  const isIn = (/** @type {string} */ whole) =>
    [file, path].every((place) => place.startsWith(`src/${whole}/`))
  const whole = Object.keys(FLOORS).find(isIn)
  if (whole === undefined || goesDown(whole, file.slice(4), path.slice(4))) return null
  return `'${source}' does not stand below this file: see the floors of ${whole}/.`
}

/**
 * Message for an import that breaks the house rules; null if it does not.
 * @param {ReturnType<typeof placeOf>} from
 * @param {string} source
 * @returns {string | null}
 */
function brokenRule(from, source) {
  const climb = brokenFloor(from, source)
  if (climb !== null) return climb
  if (source.startsWith('../')) {
    if (isInsideWhole(from, source)) return null
    return `Import '${source}' climbs out of its whole: write '@/room/…' (or '@tests/…') so that the map stays visible.`
  }
  if (/^@mui\/(material|icons-material)$/.test(source)) {
    return `Import '${source}/Name' by path: the barrel costs seconds in every test worker.`
  }
  const room = ROOMS[from.room]
  if (!room) return null
  if (source.startsWith('@/')) {
    const [target = '', part = ''] = source.slice(2).split('/')
    if (target === from.room) {
      const closed = from.room === 'screens' || from.room === 'features'
      return closed && part !== from.part && !isChained(from.part, part)
        ? `${from.room}/${from.part} may not look into ${from.room}/${part}: what both need belongs one floor down.`
        : null
    }
    return room.sees.includes(target)
      ? null
      : `${from.room}/ may not look into ${target}/: ${room.why}.`
  }
  const door = DOORS.find(({ library }) => library.test(source))
  return door && !door.rooms.includes(from.room)
    ? `'${source}' may not enter ${from.room}/ (only ${door.rooms.join(', ') || 'none'}): ${door.why}.`
    : null
}

/** @type {import('eslint').Rule.RuleModule} */
const rooms = {
  meta: { type: 'problem', docs: { description: 'keep the map of docs/decisions/001 true' } },
  create(context) {
    const from = placeOf(context.filename, context.cwd)
    /** @param {{ type: string, value?: unknown } & object | null | undefined} node */
    const check = (node) => {
      if (node?.type !== 'Literal' || typeof node.value !== 'string') return
      const message = brokenRule(from, node.value)
      if (message)
        context.report({
          node: /** @type {import('eslint').Rule.Node} */ (/** @type {unknown} */ (node)),
          message,
        })
    }
    return {
      ImportDeclaration: (node) => {
        check(node.source)
      },
      ExportNamedDeclaration: (node) => {
        check(node.source)
      },
      ExportAllDeclaration: (node) => {
        check(node.source)
      },
      ImportExpression: (node) => {
        check(node.source)
      },
    }
  },
}

export const house = { rules: { rooms } }
