interface Block {
  /** What stands before the brace: a selector list or an at-rule. */
  readonly head: string
  readonly body: string
}

/** Where the text that starts before `from` ends: at its own closing brace. */
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
    // A statement without a block, such as `@charset`, may stand before.
    blocks.push({
      head: head.slice(head.lastIndexOf(';') + 1).trim(),
      body: css.slice(open + 1, close),
    })
    at = close + 1
  }
}

/** The selectors of a list; a comma inside `:is(a, b)` separates none. */
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

/** What only happens to a control that somebody uses. */
const OF_CONTROLS = /:(hover|focus|active|disabled|checked)|::placeholder|\[aria-/

/** The class and tag names that a selector asks for. */
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
 * The rules of a style sheet that some markup needs: those whose every class and tag occurs in it,
 * and the animations they name. For markup that nobody uses or prints: it only stands there.
 *
 * @param css as the build writes it, without comments
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
