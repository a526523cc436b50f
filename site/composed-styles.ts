import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The second has what only staff pages load, the third what no component names: no page loads it. */
const SHEETS = ['src/app/global.css', 'src/app/layouts/staff/classes.css', 'src/ui/theme/parts.css']
const RULE = /^\.([\w-]+) \{\n([^}]*)\}\n/gm
const COMPOSES = /^( +composes: )([\w -]+) from global;\n/gm

/** Declarations of each global class that is one plain rule, in the order of the sheets. */
function readClasses(): [name: string, declarations: string][] {
  const css = SHEETS.map((file) => readFileSync(file, 'utf8')).join('\n')
  return [...css.matchAll(RULE)]
    .map(([, name = '', declarations = '']): [string, string] => [name, declarations])
    .filter(([name]) => css.split(new RegExp(String.raw`\.${name}(?![\w-])`)).length === 2)
}

/**
 * Writes the declarations of global classes in place of `composes: … from global`: their names would cost every page
 * bytes in its scripts and in its HTML. Classes with more rules than one stay composed.
 */
export function composedStyles(): Plugin {
  return {
    name: 'vuelo-justo:composed-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (css) => {
        const classes = readClasses()
        return css.replace(COMPOSES, (_asked, start: string, list: string) => {
          const names = list.split(' ')
          const plain = classes.filter(([name]) => names.includes(name))
          const others = names.filter((name) => plain.every(([one]) => one !== name))
          const kept = others.length > 0 ? `${start}${others.join(' ')} from global;\n` : ''
          return kept + plain.map(([, declarations]) => declarations).join('')
        })
      },
    },
  }
}
