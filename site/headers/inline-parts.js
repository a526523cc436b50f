import { createHash } from 'node:crypto'

/** @typedef {{ styles: readonly string[], scripts: readonly string[], handlers: readonly string[] }} InlineParts */

const ATTRIBUTES = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`

/** Comments first, so that their content is not matched as an element. */
const RAW_ELEMENT = new RegExp(
  String.raw`<!--[\s\S]*?-->|<(script|style|textarea|title)\b(${ATTRIBUTES})>([\s\S]*?)</\1\s*>`,
  'gi',
)

const TAG = new RegExp(String.raw`<([a-z][\w-]*)\b(${ATTRIBUTES})>`, 'gi')

/** An attribute that runs script: an event handler or a `javascript:` URL. */
const RUNNING_ATTRIBUTE = /\s(on\w+\s*=|(?:href|src|action|formaction)\s*=\s*["']?\s*javascript:)/i

/** Types of `<script>` that browsers never run, so that no policy applies to them. */
const DATA_TYPE = /\stype\s*=\s*["']?application\/(ld\+)?json\b/i

/**
 * Inline parts of a page that a Content-Security-Policy allows by their hash or blocks.
 * Line ends are normalized to line feeds, because the browser hashes the texts that way.
 * @param {string} html
 * @returns {InlineParts} `scripts` are the inline ones only; `handlers` are whole tags
 */
export function readInlineParts(html) {
  const text = html.replace(/\r\n?/g, '\n')
  /** @type {string[]} */
  const styles = []
  /** @type {string[]} */
  const scripts = []
  for (const [, name = '', attributes = '', content = ''] of text.matchAll(RAW_ELEMENT)) {
    const element = name.toLowerCase()
    if (element === 'style') styles.push(content)
    const isInline = !/\ssrc\s*=/i.test(attributes) && !DATA_TYPE.test(attributes)
    if (element === 'script' && isInline) scripts.push(content)
  }
  const markup = text.replace(RAW_ELEMENT, (_element, name = '', attributes = '') =>
    name === '' ? '' : `<${String(name)}${String(attributes)}>`,
  )
  const handlers = [...markup.matchAll(TAG)]
    .filter(([, , attributes = '']) => RUNNING_ATTRIBUTE.test(attributes))
    .map(([tag]) => tag)
  return { styles, scripts, handlers }
}

/**
 * Source expression that allows only this inline text, such as `'sha256-47DEQ…='`.
 * @param {string} text
 */
export function toHashSource(text) {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
}
