import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const TOKENS = 'src/ui/theme/tokens.css'
const DEFINITION = /@custom-media (--[\w-]+) (\([^)]+\));\n/g

/**
 * Replaces the breakpoints of the tokens, `@media (--desk)`, by their widths.
 *
 * @throws if a style sheet uses a breakpoint that the tokens do not define
 */
export function customMedia(): Plugin {
  const readWidths = () =>
    new Map(
      [...readFileSync(TOKENS, 'utf8').matchAll(DEFINITION)].map(([, name = '', query = '']) => [
        name,
        query,
      ]),
    )
  return {
    name: 'vuelo-justo:custom-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => {
        const widths = readWidths()
        return css.replace(DEFINITION, '').replace(/@media [^{]+/g, (rule) =>
          rule.replace(/\((--[\w-]+)\)/g, (_asked, name: string) => {
            const query = widths.get(name)
            if (query === undefined) throw new Error(`${TOKENS} has no breakpoint ${name}.`)
            return query
          }),
        )
      },
    },
  }
}
