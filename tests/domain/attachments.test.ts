import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ATTACHMENT_ACCEPT,
  needsShrinking,
  sortAttachments,
} from '@/domain/claim/files/attachments'
import { formatFileSize } from '@/domain/file-size'
import { property } from '@tests/support/property'

const MB = 1024 * 1024

function file(name: string, size = 1000, type = 'application/pdf') {
  return { name, size, type }
}

describe('a file for a claim', () => {
  it.each([
    ['foto.jpg', 'image/jpeg'],
    ['foto.JPEG', 'image/jpeg'],
    ['foto.png', 'image/png'],
    ['foto.jpg', 'image/png'],
    ['tarjeta.pdf', 'application/pdf'],
    ['Tarjeta.PDF', 'APPLICATION/PDF'],
    ['tarjeta.pdf', ''],
    ['foto.png', 'application/octet-stream'],
    ['1000012345', 'image/jpeg'],
    ['mi.viaje.final.pdf', 'application/pdf'],
    ['foto.png ', ' image/png '],
    ['foto.jpg', 'image/jpg'],
    ['foto.jpeg', 'image/pjpeg'],
    ['tarjeta.pdf', 'application/x-pdf'],
  ])('%s of type "%s" is attached', (name, type) => {
    const added = file(name, 1000, type)
    expect(sortAttachments([], [added], 'picker')).toEqual({ accepted: [added], messages: [] })
  })

  it.each([
    ['foto.heic', 'image/heic'],
    ['foto.gif', 'image/gif'],
    ['foto.svg', 'image/svg+xml'],
    ['virus.exe', 'image/png'],
    ['foto.pdf', 'image/png'],
    ['tarjeta.jpg', 'application/pdf'],
    ['carta.docx', ''],
    ['carta', ''],
    ['carta.pdf', 'text/html'],
    ['pdf', ''],
    ['carta.', 'application/pdf'],
  ])('%s of type "%s" is rejected with a message', (name, type) => {
    expect(sortAttachments([], [file(name, 1000, type)], 'drop')).toEqual({
      accepted: [],
      messages: [`El archivo ${name} no es una imagen JPG o PNG ni un PDF. Elige otro formato.`],
    })
  })

  it('may have at most 5 MB', () => {
    const fits = file('justo.pdf', 5 * MB)
    const tooBig = file('grande.pdf', 5 * MB + 1)
    expect(sortAttachments([], [fits, tooBig], 'picker')).toEqual({
      accepted: [fits],
      messages: ['El archivo grande.pdf supera los 5MB y fue omitido.'],
    })
  })

  const empty = 'El archivo nada.pdf está vacío. Revísalo y vuelve a elegirlo.'
  const tooBig = (name: string) => `El archivo ${name} supera los 5MB y fue omitido.`
  const wrongType = (name: string) =>
    `El archivo ${name} no es una imagen JPG o PNG ni un PDF. Elige otro formato.`
  const bothTooBig = 'Los archivos a.pdf, b.pdf superan los 5MB y fueron omitidos.'
  const [big, bigger] = [file('a.pdf', 6 * MB), file('b.pdf', 6 * MB)]
  const none = file('nada.pdf', 0)
  const text = file('c.txt', 1, 'text/plain')

  it.each([
    ['nothing but its name', 'picker', [none], [empty]],
    ['a wrong type before its size', 'picker', [file('c.docx', 9 * MB, '')], [wrongType('c.docx')]],
    ['the size first', 'drop', [none, big, text], [tooBig('a.pdf'), empty, wrongType('c.txt')]],
    ['each size when picked', 'picker', [big, bigger], [tooBig('a.pdf'), tooBig('b.pdf')]],
    ['the sizes together when dropped', 'drop', [big, bigger], [bothTooBig]],
    ['one size as if it was picked', 'drop', [big], [tooBig('a.pdf')]],
    ['a rejected name, which stays free', 'picker', [none, file('a.pdf')], [empty]],
  ] as const)('is rejected for %s', (_why, how, added, messages) => {
    expect(sortAttachments([], added, how).messages).toEqual(messages)
  })

  it('is attached once per name, however the accents are encoded', () => {
    const current = [{ name: 'aviso-aerolínea.pdf' }]
    const decomposed = file('aviso-aerolínea.pdf'.normalize('NFD'))
    const [first, again] = [file('ticket.pdf'), file('ticket.pdf', 2000)]
    const { accepted, messages } = sortAttachments(current, [decomposed, first, again], 'picker')
    expect(accepted).toEqual([first])
    expect(messages).toHaveLength(2)
    expect(messages[1]).toBe(
      'Ya adjuntaste un archivo llamado ticket.pdf. Si es otro, cámbiale el nombre y vuelve a elegirlo.',
    )
  })

  it('is attached once if both encodings of its name are added together', () => {
    const names = ['NFC', 'NFD'].map((form) => file('año.pdf'.normalize(form)))
    for (const added of [names, names.toReversed()]) {
      expect(sortAttachments([], added, 'drop').accepted).toEqual(added.slice(0, 1))
    }
  })
})

describe('where images can be resized', () => {
  it.each([
    ['foto.jpg', 5 * MB + 1, 'image/jpeg', true],
    ['foto.jpg', 5 * MB, 'image/jpeg', false],
    ['foto.PNG', 9 * MB, '', true],
    ['IMG_1.HEIC', 1000, '', true],
    ['foto', 1000, 'image/heif', true],
    ['tarjeta.pdf', 9 * MB, 'application/pdf', false],
    ['video.mp4', 9 * MB, 'video/mp4', false],
  ])('%s of %i bytes and type "%s" is accepted for resizing: %s', (name, size, type, waits) => {
    const added = file(name, size, type)
    expect(needsShrinking(added)).toBe(waits)
    if (waits) expect(sortAttachments([], [added], 'drop', true).accepted).toEqual([added])
  })

  it('a name that is in use stays in use', () => {
    const photo = file('foto.jpg', 9 * MB, 'image/jpeg')
    const used = [{ name: 'foto.jpg' }]
    const { accepted, messages } = sortAttachments(used, [photo], 'picker', true)
    expect(accepted).toEqual([])
    expect(messages).toEqual([expect.stringContaining('Ya adjuntaste')])
  })
})

describe('any batch of files', () => {
  const anyFile = fc.record({
    name: fc.oneof(fc.constantFrom('a.pdf', 'b.png', 'c.jpg', 'd.heic', 'e'), fc.string()),
    size: fc.oneof(fc.constantFrom(0, 1, 5 * MB, 5 * MB + 1), fc.nat()),
    type: fc.constantFrom('', 'application/pdf', 'image/png', 'image/jpeg', 'text/plain'),
  })

  const some = fc.array(anyFile)

  property('gets each attached or reported, in order', [some, some], (current, added) => {
    const { accepted, messages } = sortAttachments(current, added, 'picker')
    expect(accepted.length + messages.length).toBe(added.length)
    expect(accepted).toEqual(added.filter((one) => accepted.includes(one)))
    const names = accepted.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, size } of accepted) {
      expect(size).toBeGreaterThan(0)
      expect(size).toBeLessThanOrEqual(5 * MB)
      expect(current.map((one) => one.name)).not.toContain(name)
    }
    // Adding the same again changes nothing.
    expect(sortAttachments(accepted, accepted, 'drop').accepted).toEqual([])
  })
})

describe('the size of a file', () => {
  it.each([
    [0, '0 B'],
    [512, '512 B'],
    [1023, '1.023 B'],
    [1024, '1 KB'],
    [320 * 1024, '320 KB'],
    [1_887_437, '1,8 MB'],
    [5 * MB, '5 MB'],
    [1023.94 * 1024, '1.023,9 KB'],
    [1023.97 * 1024, '1 MB'],
    [1024 * MB, '1 GB'],
    [5000 * 1024 * MB, '5.000 GB'],
    [Infinity, '0 B'],
    [-1, '0 B'],
    [NaN, '0 B'],
  ])('of %d bytes reads %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })
})

it('the file picker offers concrete types, so that a phone converts its photos', () => {
  expect(ATTACHMENT_ACCEPT).toBe('image/jpeg,image/png,application/pdf')
})
