/**
 * Parses a CSV file by the grammar of RFC 4180 and nothing else, character by character.
 *
 * @throws for a bare CR or LF, a stray quote or an unclosed field
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0

  const readQuoted = () => {
    let field = ''
    at += 1
    for (;;) {
      const sign = text[at]
      if (sign === undefined) throw new Error('a quoted field is not closed')
      if (sign !== '"') field += sign
      else if (text[at + 1] === '"') {
        field += '"'
        at += 1
      } else break
      at += 1
    }
    at += 1
    return field
  }

  const readPlain = () => {
    let field = ''
    for (
      let sign = text[at];
      sign !== undefined && sign !== ',' && sign !== '\r';
      sign = text[at]
    ) {
      if (sign === '"' || sign === '\n') throw new Error('a sign that needs quotes')
      field += sign
      at += 1
    }
    return field
  }

  while (at < text.length) {
    row.push(text[at] === '"' ? readQuoted() : readPlain())
    if (text[at] === ',') at += 1
    else if (text.startsWith('\r\n', at)) {
      rows.push(row)
      row = []
      at += 2
    } else throw new Error('a line that does not end with CRLF')
  }
  if (row.length > 0) throw new Error('a last line without its end')
  return rows
}

interface Leniency {
  /** Each of these characters separates cells. */
  readonly separators: string
  /** False for a program that does not support quotes. */
  readonly quotes: boolean
}

/**
 * Parses a file as Excel and LibreOffice do, whatever its grammar: they split it by their configured
 * separators, and a quote has a meaning only at the start of a cell.
 */
export function parseLeniently(text: string, { separators, quotes }: Leniency): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0

  const readQuoted = () => {
    let cell = ''
    for (at += 1; at < text.length; at += 1) {
      if (text[at] !== '"') cell += text[at] ?? ''
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else {
        at += 1
        break
      }
    }
    return cell
  }

  const isEnd = (sign: string | undefined) =>
    sign === undefined || separators.includes(sign) || sign === '\r' || sign === '\n'

  while (at < text.length) {
    let cell = quotes && text[at] === '"' ? readQuoted() : ''
    // Text after a closing quote belongs to the cell as well.
    for (; !isEnd(text[at]); at += 1) cell += text[at] ?? ''
    row.push(cell)
    const end = text[at]
    at += end === '\r' && text[at + 1] === '\n' ? 2 : 1
    if (end === '\r' || end === '\n') {
      rows.push(row)
      row = []
    }
  }
  if (row.length > 0) rows.push(row)
  return rows
}
