import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colours } from '@/ui/theme/palette'

const css = readFileSync('src/app/global.css', 'utf8')
const written = [...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(
  ([, name = '', value = '']) => [name, value] as const,
)

describe('the colours of pages without a theme', () => {
  it.each(written)('%s is that of the palette', (name, value) => {
    const key = name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
    const palette: Readonly<Record<string, string>> = colours
    expect(value).toBe(palette[key]?.toLowerCase())
  })

  it('are there', () => {
    expect(written.length).toBeGreaterThan(15)
  })
})
