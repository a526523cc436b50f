import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortAttachments } from '@/domain/claim/files/attachments'
import { isolate } from '@/domain/isolate'
import { property } from '@tests/support/property'

describe('a data text in a sentence', () => {
  it.each(['', 'foto.pdf', 'señal ñandú – 100%.jpg', '李 🧳', 'a\nb'])(
    'is unchanged: %j',
    (text) => {
      expect(isolate(text)).toBe(text)
    },
  )

  it.each(['foto\u202Efdp.jpg', '\u2067x', 'مرحبا', 'שלום.pdf'])(
    'with bidirectional characters is isolated: %j',
    (text) => {
      expect(isolate(text)).toMatch(/^\u2068[^\u2066-\u2069]+\u2069$/)
    },
  )

  const part = fc.constantFrom('a', 'b', '\u2066', '\u2067', '\u2068', '\u2069', '\u202E')

  property('cannot close its isolation', [fc.string({ unit: part })], (text) => {
    expect(isolate(text).slice(1, -1)).not.toMatch(/[\u2066-\u2069]/)
  })

  it('loses only what would close it', () => {
    expect(isolate('a\u2069\u202Eb')).toBe('\u2068a\u202Eb\u2069')
  })

  it('is isolated in the message about a rejected file', () => {
    const name = 'foto\u202Egpj.exe'
    const { messages } = sortAttachments([], [{ name, size: 9, type: '' }], 'picker')
    expect(messages).toEqual([
      `El archivo \u2068${name}\u2069 no es una imagen JPG o PNG ni un PDF. Elige otro formato.`,
    ])
  })
})
