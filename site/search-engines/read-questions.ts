/** A question and its answer as on the page. */
export interface PageQuestion {
  readonly question: string
  readonly answer: string
}

const ENTRY = /<details\b[^>]*>\s*<summary\b[^>]*>([^]*?)<\/summary>([^]*?)<\/details>/g
const HEADING = /<(h\d)\b[^>]*>([^]*?)<\/\1>/

/** Character references that React writes. */
const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

/** A link after the last sentence is not part of the answer. */
const CLOSING_LINK = /(?<=[.!?](?:<[^>]*>|\s)*)<a\b[^>]*>[^<]*<\/a>(?=(?:<[^>]*>|\s)*$)/

/** Text of a piece of React's markup in one line, without SVG and footnotes. */
function textOf(markup: string): string {
  return markup
    .replace(/<(svg|footer)\b[^]*?<\/\1>|<!--[^]*?-->/g, '')
    .replace(CLOSING_LINK, '')
    .replace(/<(?:\/(?:p|li|ul|ol|div|dd|dt|dl|h\d)|br\/?)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#x27|amp);/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Questions of a prerendered page: every `<details>` whose summary is a heading. Read from the markup, so
 * that search engines get the same text as visitors.
 */
export function readQuestions(html: string): readonly PageQuestion[] {
  return [...html.matchAll(ENTRY)].flatMap(([, summary = '', answer = '']) => {
    const [, , heading] = HEADING.exec(summary) ?? []
    return heading === undefined ? [] : [{ question: textOf(heading), answer: textOf(answer) }]
  })
}
