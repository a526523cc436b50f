import { useState } from 'react'
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FileDrop } from '@/ui/files/FileDrop'
import { withUniqueNames } from '@/ui/files/picture-names'

const MB = 1024 * 1024

function buildFile(name: string, size = 9, type = 'application/pdf'): File {
  return new File([new Uint8Array(size)], name, { type })
}

const ticket = () => buildFile('tarjeta.pdf')
const receipt = () => buildFile('boleta.jpg', 2 * MB, 'image/jpeg')
const photo = () => buildFile('maleta.png', MB, 'image/png')

function Field(props: { readonly start?: readonly File[] }) {
  const [files, setFiles] = useState(props.start ?? [])
  return <FileDrop files={files} onChange={setFiles} />
}

function setUp(start: readonly File[] = []) {
  // Without the picker's filter, because drops and the "all files" option bypass it.
  const user = userEvent.setup({ applyAccept: false })
  render(<Field start={start} />)
  return user
}

const input = () => screen.getByLabelText<HTMLInputElement>('Elegir archivos')
const box = () => screen.getByText('Imágenes o PDF, hasta 5 MB cada uno')
const removeButton = (name: string) => screen.getByRole('button', { name: `Quitar ${name}` })
const attached = () =>
  screen
    .queryAllByRole('button', { name: /^Quitar / })
    .map((button) => button.getAttribute('aria-label')?.replace('Quitar ', ''))

/** A file transfer as the browser reports it; the window's drop guard reads its types. */
const carrying = (...files: File[]) => ({ dataTransfer: { files, types: ['Files'] } })

describe('attaching files', () => {
  it('lists and announces each file with kind and size, and the total, also one that was removed before', async () => {
    const user = setUp()
    const file = ticket()
    await user.upload(input(), file)
    expect(screen.getByText('Se agregó tarjeta.pdf')).toHaveAttribute('aria-live', 'polite')
    expect(screen.queryByText(/en total$/)).not.toBeInTheDocument()
    await user.upload(input(), [receipt(), photo()])
    expect(screen.getByText('Se agregaron 2 archivos')).toBeInTheDocument()
    expect(attached()).toEqual(['tarjeta.pdf', 'boleta.jpg', 'maleta.png'])
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('tarjeta.pdfPDF · 9 B')
    expect(second).toHaveTextContent('boleta.jpgImagen · 2 MB')
    expect(screen.getByText('3 archivos, 3 MB en total')).toBeInTheDocument()
    await user.click(removeButton('tarjeta.pdf'))
    expect(screen.getByText('Se quitó tarjeta.pdf')).toBeInTheDocument()
    expect(input()).toHaveValue('')
    await user.upload(input(), file)
    expect(attached()).toEqual(['boleta.jpg', 'maleta.png', 'tarjeta.pdf'])
  })

  it('marks the box while files are dragged over it or its parts, and accepts what is dropped there', () => {
    setUp()
    const whole = input().labels?.[0] ?? document.body
    const leaveFor = (relatedTarget: Element) => {
      const event = Object.assign(createEvent.dragLeave(whole), { relatedTarget })
      fireEvent(whole, event)
    }
    fireEvent.dragOver(box())
    leaveFor(box())
    expect(whole).toHaveAttribute('data-over')
    leaveFor(document.body)
    expect(whole).not.toHaveAttribute('data-over')
    fireEvent.dragOver(box())
    fireEvent.drop(box(), carrying(ticket(), receipt()))
    expect(whole).not.toHaveAttribute('data-over')
    expect(attached()).toEqual(['tarjeta.pdf', 'boleta.jpg'])
  })

  it.each([
    ['accepts a picture pasted anywhere on the page', ['Files'], ['maleta.png']],
    ['ignores pasted text that comes with a picture of it', ['text/plain', 'Files'], []],
  ])('%s', (_what, types, expected) => {
    setUp()
    const isLeftToBrowser = fireEvent.paste(document.body, {
      clipboardData: { files: [photo()], types },
    })
    expect(attached()).toEqual(expected)
    expect(isLeftToBrowser).toBe(expected.length === 0)
  })
})

it('names a file over 5 MB or attached already in an alert, which the user or the next change closes, and adds the others', async () => {
  const user = setUp()
  await user.upload(input(), [ticket(), buildFile('enorme.pdf', 5 * MB + 1)])
  expect(screen.getByRole('alert')).toHaveTextContent(
    'El archivo enorme.pdf supera los 5MB y fue omitido.',
  )
  expect(attached()).toEqual(['tarjeta.pdf'])
  await user.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(input()).toHaveFocus()
  await user.upload(input(), ticket())
  expect(screen.getByRole('alert')).toHaveTextContent('tarjeta.pdf')
  expect(attached()).toEqual(['tarjeta.pdf'])
  await user.click(removeButton('tarjeta.pdf'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('moves the focus of a removed file to the next one, else to the one before, and after the last to the picker', async () => {
  const user = setUp([ticket(), receipt(), photo()])
  for (const [removed, focused] of [
    ['boleta.jpg', () => removeButton('maleta.png')],
    ['maleta.png', () => removeButton('tarjeta.pdf')],
    ['tarjeta.pdf', input],
  ] as const) {
    await user.click(removeButton(removed))
    expect(attached()).not.toContain(removed)
    expect(focused()).toHaveFocus()
  }
})

it('loses one file by a double click, whose second press lands on the next one', () => {
  setUp([ticket(), receipt()])
  fireEvent.click(removeButton('tarjeta.pdf'), { detail: 1 })
  fireEvent.click(removeButton('boleta.jpg'), { detail: 2 })
  expect(attached()).toEqual(['boleta.jpg'])
})

describe('drop outside the box', () => {
  it.each([
    ['dragOver', ['Files'], true],
    ['drop', ['Files'], true],
    ['drop', ['text/plain'], false],
  ] as const)('is kept from the browser if it is a file (%s, %j: %s)', (kind, types, isKept) => {
    setUp()
    const event = createEvent[kind](document.body, { dataTransfer: { files: [ticket()], types } })
    fireEvent(document.body, event)
    expect(event.defaultPrevented).toBe(isKept)
    expect(attached()).toEqual([])
  })

  it('is refused while files are dragged there, and not over the box, nor after the field is unmounted', () => {
    const { unmount } = render(<Field />)
    const effectOn = (place: Element) => {
      const dataTransfer = { files: [], types: ['Files'], dropEffect: 'copy' }
      fireEvent.dragOver(place, { dataTransfer })
      return dataTransfer.dropEffect
    }
    expect([effectOn(box()), effectOn(document.body)]).toEqual(['copy', 'none'])
    unmount()
    expect(effectOn(document.body)).toBe('copy')
  })
})

describe('preview', () => {
  it('shows the picture and releases its URL when the file is removed', async () => {
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:maleta')
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const user = setUp([photo(), ticket()])
    expect(create).toHaveBeenCalledOnce()
    const [row] = screen.getAllByRole('listitem')
    const preview = row && within(row).getByRole('presentation', { hidden: true })
    expect(preview).toHaveAttribute('src', 'blob:maleta')
    await user.click(removeButton('maleta.png'))
    expect(revoke).toHaveBeenCalledWith('blob:maleta')
  })

  it('is replaced by an icon if the picture is broken', () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:rota')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    setUp([photo()])
    fireEvent.error(screen.getByRole('presentation', { hidden: true }))
    expect(screen.queryByRole('presentation', { hidden: true })).not.toBeInTheDocument()
    expect(attached()).toEqual(['maleta.png'])
  })
})

describe('pictures with the generic name of a phone', () => {
  const shot = (size: number, name = 'image.jpg') => buildFile(name, size, 'image/jpeg')

  it('get unique names, so that the second is not taken for a duplicate', async () => {
    const user = setUp()
    await user.upload(input(), shot(10))
    await user.upload(input(), shot(20))
    await user.upload(input(), shot(30))
    expect(attached()).toEqual(['image.jpg', 'image-2.jpg', 'image-3.jpg'])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each([
    ['the same photo once more', shot(10), 'image.jpg'],
    ['a file that a person named', shot(20, 'boleta.jpg'), 'boleta.jpg'],
    ['a word that a person may choose', shot(20, 'foto.jpg'), 'foto.jpg'],
  ])('keep the name: %s', (_, file, name) => {
    const known = [shot(10), shot(10, 'boleta.jpg'), shot(10, 'foto.jpg')]
    expect(withUniqueNames(known, [file]).map((one) => one.name)).toEqual([name])
  })

  it('keep their bytes and type under the new name', async () => {
    const [named] = withUniqueNames(
      [shot(1)],
      [new File(['foto'], 'image.jpg', { type: 'image/jpeg' })],
    )
    expect(named).toMatchObject({ name: 'image-2.jpg', type: 'image/jpeg' })
    expect(await named?.text()).toBe('foto')
  })
})

describe('accessibility of the file field', () => {
  it('describes its rules, its error and its hint', () => {
    render(
      <FileDrop
        files={[]}
        onChange={() => undefined}
        error="Adjunta al menos un archivo"
        hint="Boletas también"
      />,
    )
    expect(input()).toHaveAccessibleName('Elegir archivos')
    expect(input()).toBeInvalid()
    expect(input()).toHaveAccessibleDescription(
      'Imágenes o PDF, hasta 5 MB cada uno Adjunta al menos un archivo Boletas también',
    )
    // Only JPEG, so that iPhones convert photos.
    expect(input()).toHaveAttribute('accept', 'image/jpeg,image/png,application/pdf')
    expect(input()).toHaveAttribute('multiple')
  })
})
