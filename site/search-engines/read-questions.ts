/** A question of a page, in the words that stand there. */
export interface PageQuestion {
  readonly question: string
  readonly answer: string
}

const ENTRY = /<details\b[^>]*>\s*<summary\b[^>]*>([^]*?)<\/summary>([^]*?)<\/details>/g
const HEADING = /<(h\d)\b[^>]*>([^]*?)<\/\1>/

/** What React writes for the signs that markup needs for itself. */
const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

/** A link after the last sentence leads on: its words are no part of the answer. */
const CLOSING_LINK = /(?<=[.!?](?:<[^>]*>|\s)*)<a\b[^>]*>[^<]*<\/a>(?=(?:<[^>]*>|\s)*$)/

/** What a piece of React's markup says, in one line, without drawings and notes at its foot. */
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
 * The questions of a finished page: every `<details>` whose summary is a heading. They are read off the
 * markup, so that search engines are told what stands there, word by word.
 */
export function readQuestions(html: string): readonly PageQuestion[] {
  return [...html.matchAll(ENTRY)].flatMap(([, summary = '', answer = '']) => {
    const [, , heading] = HEADING.exec(summary) ?? []
    return heading === undefined ? [] : [{ question: textOf(heading), answer: textOf(answer) }]
  })
}
