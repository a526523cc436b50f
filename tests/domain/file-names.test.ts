import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeFileName } from '@/domain/claim/export/export-columns'
import { anyText, textOf } from './arbitrary-text'
import { withSamples } from '@tests/support/property'

it.each([
  ['qr-juan.png', 'qr-juan.png'],
  ['Código QR de Ñuñoa.svg', 'Código QR de Ñuñoa.svg'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a/b\\c:d*e?.png', 'a-b-c-d-e-.png'],
  ['  con espacios \n raros .pdf ', 'con espacios - raros.pdf'],
  ['factura\u202Egnp.exe', 'factura-gnp.exe'],
  ['CON.png', 'CON_.png'],
  ['nul', 'nul_'],
  ['nul .n', 'nul_.n'],
  ['con .png', 'con_.png'],
  ['contrato.pdf', 'contrato.pdf'],
  ['', 'archivo'],
  ['...', 'archivo'],
  ['.png', 'png'],
  ['dos  espacios\t.pdf', 'dos espacios-.pdf'],
  ['informe.v2.borrador final', 'informe.v2.borrador final'],
])('a download named "%s" is saved as "%s"', (text, name) => {
  expect(safeFileName(text)).toBe(name)
})

it('treats only a few final letters or digits as an extension', () => {
  const long = 'a'.repeat(120)
  const cut = 'a'.repeat(100)
  expect(safeFileName(`${'a'.repeat(500)}.png`)).toBe(`${'a'.repeat(96)}.png`)
  expect(safeFileName(`${long}.ñandú`)).toBe(cut)
  expect(safeFileName(`${long}.pdf.borrador`)).toBe(cut)
  expect(safeFileName(`${long}.n° 1`)).toBe(cut)
  expect(safeFileName(`${long}.jpeg2`)).toBe(`${'a'.repeat(94)}.jpeg2`)
  expect(safeFileName(`${'🧳'.repeat(120)}.pdf`)).toBe(`${'🧳'.repeat(96)}.pdf`)
})

const anyName = fc.oneof(anyText, textOf('./\\ -nul'))

withSamples(500)('always returns a name that every system can save', [anyName], (typed) => {
  const name = safeFileName(typed)
  expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}]|^[.\s]|[.\s]$|^$/u)
  expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
  expect(Array.from(name).length).toBeLessThanOrEqual(100)
})
