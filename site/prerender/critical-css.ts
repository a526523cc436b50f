interface Block {
  /** Text before the brace: a selector list or an at-rule. */
  readonly head: string
  readonly body: string
}

/** Index after the closing brace of the block that is open at `from`. */
function endOfBlock(css: string, from: number): number {
  let depth = 1
  let quote = ''
  for (let at = from; at < css.length; at += 1) {
    const char = css[at] ?? ''
    if (quote !== '') {
      if (char === '\\') at += 1
      else if (char === quote) quote = ''
    } else if (char === '"' || char === "'") quote = char
    else if (char === '{') depth += 1
    else if (char === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return css.length
}

function readBlocks(css: string): Block[] {
  const blocks: Block[] = []
  let at = 0
  for (;;) {
    const open = css.indexOf('{', at)
    if (open === -1) return blocks
    const close = endOfBlock(css, open + 1)
    const head = css.slice(at, open)
    // A statement without a block, such as `@charset`, may precede it.
    blocks.push({
      head: head.slice(head.lastIndexOf(';') + 1).trim(),
      body: css.slice(open + 1, close),
    })
    at = close + 1
  }
}

/** Selectors of a list; a comma inside `:is(a, b)` does not separate them. */
function readSelectors(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const char of list) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === ',' && depth === 0) selectors.push('')
    else selectors.push((selectors.pop() ?? '') + char)
  }
  return selectors.map((selector) => selector.trim())
}

/** States of a control in use. */
const OF_CONTROLS = /:(hover|focus|active|disabled|checked)|::placeholder|\[aria-/

/** Class and tag names in a selector. */
function namesOf(selector: string) {
  const asked = selector.replace(/:not\([^)]*\)|\[[^\]]*\]|::?[\w-]+/g, '')
  return {
    classes: [...asked.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? ''),
    tags: [...asked.matchAll(/(?<![\w.#-])[a-z][a-z\d]*/gi)].map(([name]) => name),
  }
}

interface Markup {
  readonly classes: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
}

function isUsed(selector: string, markup: Markup): boolean {
  const { classes, tags } = namesOf(selector)
  return (
    !OF_CONTROLS.test(selector) &&
    classes.length > 0 &&
    classes.every((name) => markup.classes.has(name)) &&
    tags.every((name) => markup.tags.has(name))
  )
}

function pick(css: string, markup: Markup): string {
  return readBlocks(css)
    .map(({ head, body }) => {
      if (/^@(media|supports)/.test(head)) {
        const picked = head.startsWith('@media print') ? '' : pick(body, markup)
        return picked === '' ? '' : `${head}{${picked}}`
      }
      if (head.startsWith('@')) return ''
      const selectors = readSelectors(head).filter((selector) => isUsed(selector, markup))
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`
    })
    .join('')
}

/**
 * Rules of a style sheet whose classes and tags all occur in the markup, and their animations. Without
 * rules for control states and print, which a skeleton does not need.
 *
 * @param css minified, without comments
 */
export function criticalCss(css: string, html: string): string {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list)
  const rules = pick(css, {
    classes: new Set(lists.flatMap((list) => list.split(' '))),
    tags: new Set([...html.matchAll(/<([a-z][a-z\d]*)/g)].map(([, name = '']) => name)),
  })
  const animations = readBlocks(css).filter(({ head }) => {
    const [, name] = /^@keyframes\s+(\S+)$/.exec(head) ?? []
    return name !== undefined && rules.includes(name)
  })
  return rules + animations.map(({ head, body }) => `${head}{${body}}`).join('')
}
