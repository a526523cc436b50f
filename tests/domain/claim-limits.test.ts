import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLAIM_FILES_MAX_BYTES } from '@/config/limits'
import { timings } from '@/config/timings'
import { checkTotalSize } from '@/domain/claim/files/attachments'
import { claimFingerprint } from '@/domain/claim/receipt/claim-fingerprint'
import { sentText } from '@/domain/claim/receipt/sent-text'
import { isMessageTooLong, messageLength } from '@/domain/forms/claim'
import { property } from '@tests/support/property'

describe('the length of a message', () => {
  property('is the same after multipart encoding', [fc.array(fc.string())], (lines) => {
    expect(messageLength(lines.join('\r\n'))).toBe(messageLength(lines.join('\n')))
  })

  it.each([
    ['a\nb', 3],
    ['a\r\nb', 3],
    ['a\rb', 3],
    ['  a  ', 1],
    ['', 0],
  ])('of %j is %i', (text, length) => {
    expect(messageLength(text)).toBe(length)
  })

  it('ends at 2000, line breaks included', () => {
    expect(isMessageTooLong('a\n'.repeat(999) + 'ab')).toBe(false)
    expect(isMessageTooLong('a\n'.repeat(1000) + 'a')).toBe(true)
  })
})

it('messages, dialogs and slides last as long as SPEC 9 says', () => {
  expect(timings).toEqual({
    bannerAdvance: 5000,
    claimSuccessMessage: 80,
    claimSuccessTransition: 400,
    claimErrorSnackbar: 6000,
    chargeErrorSnackbar: 4000,
    chargeSuccessSnackbar: 2000,
    chargeDialogClose: 700,
  })
})

describe('the size of all files', () => {
  it('has the limit of the server', () => {
    expect(checkTotalSize([{ name: 'a.pdf', size: CLAIM_FILES_MAX_BYTES }])).toBeNull()
    expect(checkTotalSize([{ name: 'a.pdf', size: CLAIM_FILES_MAX_BYTES + 1 }])).not.toBeNull()
  })

  it('names the largest files and the remedy', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      name: `foto ${index + 1}.jpg`,
      size: 4.5 * 1024 * 1024 + index * 1024,
    }))
    expect(checkTotalSize(files)).toBe(
      'Tus archivos pesan 54,1 MB y juntos pueden pesar hasta 49 MB. Los más pesados son foto 12.jpg (4,5 MB), foto 11.jpg (4,5 MB), foto 10.jpg (4,5 MB): quita alguno o elige una versión más liviana.',
    )
  })
})

describe('the fingerprint of a claim', () => {
  const files = [
    { name: 'a.pdf', size: 1 },
    { name: 'b.pdf', size: 2 },
  ]
  const claim = { texts: { name: 'Ana', message: 'Hola  mundo' }, files }
  const print = claimFingerprint(claim)

  it('ignores case, spaces and the order of files', () => {
    const texts = { message: ' hola\nMUNDO ', name: 'ana' }
    expect(claimFingerprint({ texts, files: files.toReversed() })).toBe(print)
  })

  it('differs for other words and other files', () => {
    const others = [
      { ...claim, texts: { ...claim.texts, message: 'Hola mundos' } },
      { ...claim, files: [{ name: 'a.pdf', size: 2 }] },
      { ...claim, texts: { message: 'Ana', name: 'Hola mundo' } },
    ]
    expect(new Set([print, ...others.map(claimFingerprint)]).size).toBe(4)
  })
})

it.each([
  [new Date(2026, 4, 3, 14, 5), 'Ya enviaste este reclamo hoy a las 14:05.'],
  [new Date(2026, 4, 2, 23, 50), 'Ya enviaste este reclamo ayer a las 23:50.'],
  [new Date(2026, 4, 1, 9, 0), 'Ya enviaste este reclamo el 01/05/2026 a las 09:00.'],
])('has a text for the time of a claim: %s', (at, sentence) => {
  expect(sentText(at, new Date(2026, 4, 3, 20, 0))).toBe(sentence)
})
