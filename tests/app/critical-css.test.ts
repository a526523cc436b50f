import { describe, expect, it } from 'vitest'
import { criticalCss } from '@/../site/prerender/critical-css'

const MARKUP = '<div class="_page_1 _wide_1"><p class="_text_1">a</p></div>'

describe('critical CSS of some markup', () => {
  it.each([
    ['a class it has', '._page_1{gap:1px}'],
    ['a tag below one', '._page_1>p{gap:1px}'],
    ['two classes it has', '._page_1._wide_1{gap:1px}'],
    ['a child, whatever it is', '._page_1>:first-child{gap:1px}'],
    ['a class inside :is()', ':is(._page_1,._other_1) p{gap:1px}'],
    ['a class inside :where()', ':where(._page_1) p{gap:1px}'],
    ['what it may come to hold', '._page_1:has([role=status]:not(:empty)){gap:1px}'],
    ['a class it must not have', '._page_1:not(._narrow_1){gap:1px}'],
    ['a width', '@media (min-width:900px){._page_1{gap:1px}}'],
    ['a brace in a text', '._page_1:before{content:"}{";gap:1px}'],
    ['a quote in a text', '._page_1:before{content:"\\"}"}._text_1{gap:1px}'],
    ['custom properties alone', '._page_1{--height:42px}'],
  ])('keeps a rule for %s', (_what, css) => {
    expect(criticalCss(css, MARKUP)).toBe(css)
  })

  it.each([
    ['a class it has not', '._other_1{gap:1px}'],
    ['a class that only starts like one of its own', '._page_12{gap:1px}'],
    ['a tag it has not', '._page_1 h2{gap:1px}'],
    ['a class it has not, inside :where()', ':where(._other_1[data-tone=red]){gap:1px}'],
    ['a tag it has not, inside :where()', ':where(kbd){gap:1px}'],
    ['a control that it may hold', '._page_1:has(:disabled){gap:1px}'],
    ['a control in use', '._page_1:hover,._page_1:focus-visible{gap:1px}'],
    ['a state', '._page_1[aria-current=page]{gap:1px}'],
    ['paper', '@media print{._page_1{gap:1px}}'],
    ['a width, of another', '@media (min-width:900px){._other_1{gap:1px}}'],
    ['a font', '@font-face{font-family:x}'],
  ])('drops a rule for %s', (_what, css) => {
    expect(criticalCss(css, MARKUP)).toBe('')
  })

  it('keeps only the matching selectors of a selector list', () => {
    expect(criticalCss('._page_1,._other_1,._text_1{gap:1px}', MARKUP)).toBe(
      '._page_1,._text_1{gap:1px}',
    )
  })

  it('keeps each used animation once', () => {
    const pulse = '@keyframes _pulse_1{to{opacity:.5}}'
    const rule = '._page_1{animation:1s _pulse_1}'
    expect(criticalCss(`${rule}${pulse}@keyframes _turn_1{to{rotate:1turn}}`, MARKUP)).toBe(
      rule + pulse,
    )
  })
})
