import { installFinder } from './find-on-page'

/** Path for error reports of the pages; the site's server listens. */
export const FAULTS_PATH = '/__faults'

/**
 * Features that at least one of the oldest supported browsers lacks (iOS 15.4, Chrome 105, Firefox 121,
 * Samsung Internet 20). All of them have `Array.prototype.findLast` and `structuredClone`. Syntax and CSS
 * cannot be removed like this.
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

/** Methods of all iterators, whose prototype has no global name. */
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

/** Removes functions from the page, as if the browser never had them. Runs in the page. */
function removeFunctions({
  paths,
  helpers,
}: {
  paths: readonly string[]
  helpers: readonly string[]
}) {
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object
  for (const helper of helpers) Reflect.deleteProperty(iterators, helper)
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const owner = names.reduce<unknown>(
      (object, name) => (object as Record<string, unknown> | undefined)?.[name],
      window,
    )
    // A missing owner is fine; a function that cannot be deleted is an error in the list.
    if (owner instanceof Object && !Reflect.deleteProperty(owner, last)) {
      throw new Error(`${path} cannot be taken away`)
    }
  }
}

/** Reports every error to the server at once, before the page can be left. Runs in the page. */
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

/** Source code of a function call. */
function callOf<A>(play: (argument: A) => void, argument: A): string {
  return `(${play.toString()})(${JSON.stringify(argument)});\n`
}

/**
 * The script that runs first in every page of the journeys. It skips the welcome modal, which belongs to a
 * first visit.
 *
 * @param options `floor`: removes what the oldest supported browsers lack
 */
export function toFirstScript({ floor }: { readonly floor: boolean }): string {
  return [
    callOf(reportFaults, FAULTS_PATH),
    callOf(installFinder, null),
    callOf(() => {
      sessionStorage.setItem('welcomeShown', '1')
    }, null),
    floor
      ? callOf(removeFunctions, { paths: NEWER_THAN_THE_FLOOR, helpers: ITERATOR_HELPERS })
      : '',
  ].join('')
}
