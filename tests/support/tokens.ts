import { readFileSync } from 'node:fs'

export const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8')

/** The colours of the design tokens by name, such as 'pink-soft'. */
export const colours: ReadonlyMap<string, string> = new Map(
  [...tokens.matchAll(/--([a-z-]+): (#[^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
)

/** @throws for an unknown colour */
export function colourOf(name: string): string {
  const colour = colours.get(name)
  if (colour === undefined) throw new Error(`The tokens have no colour ${name}.`)
  return colour
}
