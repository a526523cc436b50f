import { browserslistToTargets, transform, type Selector } from 'lightningcss'
import { OLDEST_BROWSERS } from '../build-targets.ts'

/** Without them a width is written in a syntax that the oldest browsers lack. */
const TARGETS = browserslistToTargets([...OLDEST_BROWSERS])

/** States of a control in use. */
const OF_CONTROLS = /^(hover|focus|active|disabled|checked|placeholder|aria-)/

interface Markup {
  readonly classes: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
}

function isUsed(selector: Selector, markup: Markup): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return markup.classes.has(part.name)
    if (part.type === 'type') return markup.tags.has(part.name)
    if (part.type === 'attribute') return !OF_CONTROLS.test(part.name)
    if ('kind' in part && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has'))
      return part.selectors.some((one) => isUsed(one, markup))
    return !('kind' in part && OF_CONTROLS.test(part.kind))
  })
}

/**
 * Rules of a style sheet whose classes and tags occur in the markup, and their animations. Without rules for
 * control states and print, which a skeleton does not need.
 */
export function criticalCss(css: string, html: string): string {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list)
  const markup = {
    classes: new Set(lists.flatMap((list) => list.split(' '))),
    tags: new Set([...html.matchAll(/<([a-z][a-z\d]*)/g)].map(([, name = '']) => name)),
  }
  const animations: string[] = []
  const common = { filename: 'shell.css', minify: true, targets: TARGETS }
  const { code } = transform({
    ...common,
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => (isUsed(selector, markup) ? undefined : []),
      Rule: {
        media: ({ value: { query } }) =>
          query.mediaQueries.some(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        'font-face': () => [],
        keyframes: ({ value: { name } }) => void animations.push(name.value),
      },
    },
  })
  const rules = code.toString().replace(/@keyframes[^{]*/g, '')
  const unusedSymbols = animations.filter((name) => !rules.includes(name))
  // Again, because blocks that have become empty are removed on reading.
  return transform({ ...common, code, unusedSymbols }).code.toString()
}
