import { installFinder } from './find-on-page'

/** Where pages tell of their own faults; the site's server listens. */
export const FAULTS_PATH = '/__faults'

/**
 * What no browser of the floor is sure to have (iOS 15.4, Chrome 105, Firefox 121, Samsung Internet
 * 20): each is missing in one of them. `Array.prototype.findLast` and `structuredClone` they all have.
 * Syntax and CSS cannot be taken away like this.
 */
const NEWER_THAN_THE_FLOOR = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.fromAsync',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'ArrayBuffer.prototype.transfer',
  'ArrayBuffer.prototype.resize',
  'Blob.prototype.bytes',
  'CSS.highlights',
  'CSS.registerProperty',
  'Document.prototype.adoptedStyleSheets',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.setHTMLUnsafe',
  'Error.isError',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.inert',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.togglePopover',
  'HTMLInputElement.prototype.showPicker',
  'HTMLSelectElement.prototype.showPicker',
  'Headers.prototype.getSetCookie',
  'Intl.DurationFormat',
  'Intl.NumberFormat.prototype.formatRange',
  'Intl.NumberFormat.prototype.formatRangeToParts',
  'Intl.PluralRules.prototype.selectRange',
  'Intl.Segmenter',
  'Iterator',
  'Map.groupBy',
  'Math.sumPrecise',
  'Math.f16round',
  'Navigator.prototype.userActivation',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'ReadableStream.from',
  'RegExp.escape',
  'Request.prototype.bytes',
  'Response.json',
  'Response.prototype.bytes',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isDisjointFrom',
  'Set.prototype.isSubsetOf',
  'Set.prototype.isSupersetOf',
  'Set.prototype.symmetricDifference',
  'Set.prototype.union',
  'StorageManager.prototype.estimate',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'URL.canParse',
  'URL.parse',
  'URLSearchParams.prototype.size',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toBase64',
  'CompressionStream',
  'DecompressionStream',
  'Notification',
  'OffscreenCanvas',
  'PushManager',
  'cookieStore',
  'navigation',
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'trustedTypes',
]

/** The methods of every iterator, which hang on a prototype without a name. */
const ITERATOR_HELPERS = [
  'drop',
  'every',
  'filter',
  'find',
  'flatMap',
  'forEach',
  'map',
  'reduce',
  'some',
  'take',
  'toArray',
]

/** Takes functions away from the page, as if its browser had never had them. Runs in the page. */
function takeAway({ paths, helpers }: { paths: readonly string[]; helpers: readonly string[] }) {
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object
  for (const helper of helpers) Reflect.deleteProperty(iterators, helper)
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const owner = names.reduce<unknown>(
      (object, name) => (object as Record<string, unknown> | undefined)?.[name],
      window,
    )
    // A missing owner needs nothing; what cannot be deleted is a mistake of the list.
    if (owner instanceof Object && !Reflect.deleteProperty(owner, last)) {
      throw new Error(`${path} cannot be taken away`)
    }
  }
}

/** Tells the server of everything that went wrong, before the page can be left. Runs in the page. */
function reportFaults(path: string) {
  const report = (...parts: readonly unknown[]) => {
    const request = new XMLHttpRequest()
    request.open('POST', path, false)
    request.send(parts.map(String).join(' '))
  }
  window.addEventListener('error', ({ message, filename }) => {
    report('page error:', message, filename)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report('unhandled rejection:', reason)
  })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    report('refused by the policy:', violatedDirective, blockedURI)
  })
  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console)
    console[level] = (...parts: unknown[]) => {
      report(`console ${level}:`, ...parts)
      original(...parts)
    }
  }
}

/** A call of a function in the page, as source. */
function callOf<A>(play: (argument: A) => void, argument: A): string {
  return `(${play.toString()})(${JSON.stringify(argument)});\n`
}

/**
 * The script that stands first in every page of the journeys. The welcome modal belongs to a first
 * visit, which these are not.
 *
 * @param options `floor`: the page gets no more than the oldest supported browsers have
 */
export function toFirstScript({ floor }: { readonly floor: boolean }): string {
  return [
    callOf(reportFaults, FAULTS_PATH),
    callOf(installFinder, null),
    callOf(() => {
      sessionStorage.setItem('welcomeShown', '1')
    }, null),
    floor ? callOf(takeAway, { paths: NEWER_THAN_THE_FLOOR, helpers: ITERATOR_HELPERS }) : '',
  ].join('')
}
