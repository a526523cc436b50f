import { useEffect, useState } from 'react'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sizeComment } from '@/domain/claim/files/photo-header'
import * as loading from '@/ui/browser/import-with-retry'
import { FileDrop } from '@/ui/files/FileDrop'
import type { PhotoInspection } from '@/ui/files/photos/redraw-photo'
import { createGate } from '@tests/support/gate'

const MB = 1024 * 1024

/** A worker whose responses the test sends. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = []
  isOver = false
  asked: File | null = null
  constructor() {
    super()
    FakeWorker.all.push(this)
  }
  postMessage(file: File) {
    this.asked = file
  }
  terminate() {
    this.isOver = true
  }
}

/** Waits for the worker that inspects this file. */
async function workerOf(name: string): Promise<FakeWorker> {
  return waitFor(() => {
    const found = FakeWorker.all.findLast(({ asked, isOver }) => asked?.name === name && !isOver)
    if (!found) throw new Error(`No worker inspects ${name}`)
    return found
  })
}

async function answer(name: string, look: Partial<PhotoInspection> | 'redrawing' | null) {
  const worker = await workerOf(name)
  const whole = { redrawn: null, hasLocation: false, problem: null }
  const data = look === null || look === 'redrawing' ? look : { ...whole, ...look }
  // oxlint-disable-next-line @typescript-eslint/require-await -- what follows from it is awaited
  await act(async () => worker.dispatchEvent(new MessageEvent('message', { data })))
}

async function fail(name: string) {
  const worker = await workerOf(name)
  // oxlint-disable-next-line @typescript-eslint/require-await -- what follows from it is awaited
  await act(async () => worker.dispatchEvent(new Event('error')))
}

const photo = (name: string, size: number, type = 'image/jpeg') =>
  new File([new Uint8Array(size)], name, { type })
const jpg = (size: number) => new Blob([new Uint8Array(size)], { type: 'image/jpeg' })

let sent: string[]
let attached: readonly File[]

function Form({ start = [] }: { readonly start?: readonly File[] }) {
  const [files, setFiles] = useState(start)
  useEffect(() => {
    attached = files
  }, [files])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(files.map(({ name, size }) => `${name} ${size}`).join())
      }}
    >
      <FileDrop files={files} onChange={setFiles} />
      <button type="submit">Enviar</button>
    </form>
  )
}

function setUp(start: readonly File[] = []) {
  const user = userEvent.setup({ applyAccept: false })
  return { user, ...render(<Form start={start} />) }
}

const input = () => screen.getByLabelText<HTMLInputElement>('Elegir archivos')
const names = () => attached.map(({ name }) => name)
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((one) => within(one).queryByText(name))
  if (!found) throw new Error(`No row of ${name}`)
  return found
}

beforeEach(() => {
  FakeWorker.all = []
  sent = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Only workers open pictures')))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:foto')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})

describe('photo over 5 MB', () => {
  const heavy = (name = 'tarjeta.jpg') => photo(name, 6 * MB)

  it('is attached after it is reduced', async () => {
    const { user } = setUp()
    await user.upload(input(), heavy())
    expect(await screen.findByText('Achicando…')).toHaveRole('status')
    expect(names()).toEqual([])
    await answer('tarjeta.jpg', { redrawn: jpg(MB) })
    expect(names()).toEqual(['tarjeta.jpg'])
    expect(attached[0]).toMatchObject({ size: MB, type: 'image/jpeg' })
    expect(row('tarjeta.jpg')).toHaveTextContent('Achicada de 6 a 1 MB')
    expect(screen.getByText('Se agregó tarjeta.jpg')).toBeInTheDocument()
    // The original is too large to be sent.
    expect(screen.queryByRole('button', { name: 'Usar el original' })).not.toBeInTheDocument()
    expect(FakeWorker.all.every(({ isOver }) => isOver)).toBe(true)
  })

  it('is cancelled when it is removed or the form is unmounted during the reduction', async () => {
    const { user, unmount } = setUp()
    await user.upload(input(), [heavy(), heavy('otra.jpg')])
    const worker = await workerOf('tarjeta.jpg')
    await user.click(screen.getByRole('button', { name: 'Quitar tarjeta.jpg' }))
    expect(worker.isOver).toBe(true)
    expect(screen.getByRole('button', { name: 'Quitar otra.jpg' })).toHaveFocus()
    await answer('otra.jpg', { redrawn: jpg(MB) })
    expect(names()).toEqual(['otra.jpg'])
    await user.upload(input(), heavy('última.jpg'))
    const last = await workerOf('última.jpg')
    unmount()
    expect(last.isOver).toBe(true)
  })

  it('is kept when it is chosen while the result of another photo renders', async () => {
    const { user } = setUp()
    await user.upload(input(), photo('primera.jpg', 9))
    const worker = await workerOf('primera.jpg')
    // Runs after React has changed the DOM and before its effects.
    const drawn = new MutationObserver(() => {
      drawn.disconnect()
      fireEvent.change(input(), { target: { files: [heavy('segunda.jpg')] } })
    })
    drawn.observe(row('primera.jpg'), { childList: true, subtree: true })
    const data = { redrawn: null, hasLocation: false, problem: null }
    setTimeout(() => worker.dispatchEvent(new MessageEvent('message', { data })))
    await answer('segunda.jpg', { redrawn: jpg(MB) })
    expect(names()).toEqual(['primera.jpg', 'segunda.jpg'])
  })

  it('is skipped with the usual message if it cannot be opened, the worker fails to load or nothing can draw it', async () => {
    const { user } = setUp()
    await user.upload(input(), [heavy('una.jpg'), photo('chica.jpg', 9)])
    await answer('una.jpg', {})
    await answer('chica.jpg', {})
    expect(screen.getByRole('alert')).toHaveTextContent(
      'El archivo una.jpg supera los 5MB y fue omitido. No pudimos achicarla',
    )
    for (const [name, end] of [
      ['dos.jpg', fail],
      // The browser can draw neither in the worker nor on the page.
      ['tres.jpg', (skipped: string) => answer(skipped, null)],
    ] as const) {
      await user.upload(input(), heavy(name))
      await end(name)
      const supera = `${name} supera los 5MB`
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(supera))
    }
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(names()).toEqual(['chica.jpg'])
  })

  it('shares one message with the other files of its drop', async () => {
    setUp()
    const label = screen.getByText('Imágenes o PDF, hasta 5 MB cada uno')
    const files = [heavy('una.jpg'), heavy('dos.jpg')]
    fireEvent.drop(label, { dataTransfer: { files, types: ['Files'] } })
    await answer('una.jpg', {})
    await answer('dos.jpg', {})
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Los archivos una.jpg, dos.jpg superan los 5MB y fueron omitidos.',
    )
  })

  it('delays the submit until it is reduced, and stops it if it cannot be', async () => {
    const { user } = setUp([photo('pasaje.jpg', 9)])
    await user.upload(input(), heavy())
    await workerOf('tarjeta.jpg')
    await user.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(sent).toEqual([])
    expect(screen.getByText(/^Enviaremos todo apenas/)).toBeInTheDocument()
    await answer('tarjeta.jpg', { redrawn: jpg(MB) })
    await waitFor(() => expect(sent).toEqual([`pasaje.jpg 9,tarjeta.jpg ${MB}`]))
    expect(screen.queryByText(/^Enviaremos todo apenas/)).not.toBeInTheDocument()

    await user.upload(input(), heavy('otra.jpg'))
    await workerOf('otra.jpg')
    await user.click(screen.getByRole('button', { name: 'Enviar' }))
    await answer('otra.jpg', {})
    expect(await screen.findByRole('alert')).toHaveTextContent('otra.jpg')
    expect(sent).toHaveLength(1)
  })

  it('gets the extension of its new type and a unique name, also beside one that is still to be reduced', async () => {
    const { user } = setUp()
    await user.upload(input(), [photo('foto.HEIC', MB, 'image/heic'), heavy('foto.jpg')])
    await answer('foto.HEIC', { redrawn: jpg(MB) })
    await answer('foto.jpg', { redrawn: jpg(MB) })
    expect(names()).toEqual(['foto-2.jpg', 'foto.jpg'])
    await user.upload(input(), photo('foto.png', 6 * MB, 'image/png'))
    await answer('foto.png', { redrawn: jpg(MB) })
    expect(names()).toEqual(['foto-2.jpg', 'foto.jpg', 'foto-3.jpg'])
  })

  it.each([
    ['stops', 6 * MB, []],
    ['sends', 9, ['pasaje.jpg 9,tarjeta.jpg 9']],
  ])('%s a held form if the code of photos is lost: %i bytes', async (_what, size, expected) => {
    const lost = createGate()
    vi.spyOn(loading, 'importWithRetry').mockImplementation(() =>
      lost.opened.then(() => Promise.reject(new Error('offline'))),
    )
    const { user } = setUp([photo('pasaje.jpg', 9)])
    await user.upload(input(), photo('tarjeta.jpg', size))
    await user.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(sent).toEqual([])
    lost.open()
    await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(1 - expected.length))
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
    await waitFor(() => expect(sent).toEqual(expected))
  })
})

describe('photo within 5 MB', () => {
  it('is attached at once and loses its location, and the original can be restored', async () => {
    const { user } = setUp()
    const original = photo('maleta.jpg', 2 * MB)
    await user.upload(input(), original)
    expect(attached).toEqual([original])
    await answer('maleta.jpg', 'redrawing')
    expect(screen.getByText('Achicando…')).toBeInTheDocument()
    await answer('maleta.jpg', { redrawn: jpg(MB), hasLocation: true })
    expect(attached.map(({ size }) => size)).toEqual([MB])
    expect(row('maleta.jpg')).toHaveTextContent('Achicada de 2 a 1 MB')
    expect(screen.getByText('Quitamos la ubicación de tus fotos.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Usar el original' }))
    expect(attached).toEqual([original])
    expect(row('maleta.jpg')).toHaveTextContent('Imagen · 2 MB')
    expect(screen.queryByText('Quitamos la ubicación de tus fotos.')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Usar la achicada' }))
    expect(attached.map(({ size }) => size)).toEqual([MB])
  })

  it('shows after a reload that it was reduced', async () => {
    const { comment } = sizeComment(Uint8Array.from([0xff, 0xd8]), 6 * MB)
    const stored = new File([Uint8Array.from([0xff, 0xd8]), comment, new Uint8Array(MB)], 'a.jpg')
    setUp([stored, photo('boleta.jpg', MB), new File(['%PDF'], 'pasaje.pdf')])
    expect(await screen.findByText('Achicada de 6 a 1 MB')).toBeInTheDocument()
    expect(row('boleta.jpg')).toHaveTextContent('Imagen · 1 MB')
    expect(row('pasaje.pdf')).toHaveTextContent('PDF · 4 B')
  })

  it('is inspected unless it comes from a draft, has a preview only then, and is kept if the worker fails', async () => {
    const { user } = setUp([photo('boleta.jpg', MB)])
    await user.upload(input(), photo('otra.jpg', 9))
    const preview = () => within(row('otra.jpg')).queryByRole('presentation', { hidden: true })
    await workerOf('otra.jpg')
    expect(preview()).not.toBeInTheDocument()
    await answer('otra.jpg', {})
    expect(preview()).toBeInTheDocument()
    await user.upload(input(), photo('última.jpg', 9))
    await fail('última.jpg')
    expect(names()).toEqual(['boleta.jpg', 'otra.jpg', 'última.jpg'])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(FakeWorker.all.map(({ asked }) => asked?.name)).toEqual(['otra.jpg', 'última.jpg'])
  })
})

describe('screenshot, or photo that gets no smaller, within 5 MB', () => {
  it.each([
    ['maleta.jpg', 'image/jpeg', 1, true, 'sin ubicación'],
    ['captura.png', 'image/png', 2, true, 'sin ubicación'],
    ['captura.png', 'image/png', 2, false, 'sin datos ocultos'],
  ])('%s loses its metadata (%s, %d MB, %s: "%s")', async (name, type, mb, hasLocation, words) => {
    const { user } = setUp()
    const original = photo(name, mb * MB, type)
    await user.upload(input(), original)
    const redrawn = new Blob([new Uint8Array(MB + 1)], { type })
    await answer(name, { redrawn, hasLocation })
    const clean = [{ name, size: MB + 1, type }]
    expect(attached).toMatchObject(clean)
    expect(row(name)).toHaveTextContent(`Imagen · 1 MB, ${words}`)
    await user.click(screen.getByRole('button', { name: 'Usar el original' }))
    expect(attached).toEqual([original])
    await user.click(screen.getByRole('button', { name: `Usar ${words}` }))
    expect(attached).toMatchObject(clean)
  })

  it('is rejected with advice if it has too many pixels', async () => {
    const { user } = setUp()
    await user.upload(input(), [photo('bomba.png', 9, 'image/png'), photo('foto.jpg', 9)])
    await answer('bomba.png', { problem: 'too-large' })
    await answer('foto.jpg', {})
    expect(screen.getByRole('alert')).toHaveTextContent(
      'bomba.png: Mide demasiados píxeles para abrirla sin riesgo. Tómale una captura de pantalla y elige esa.',
    )
    expect(names()).toEqual(['foto.jpg'])
    expect(screen.queryByRole('button', { name: 'Quitar bomba.png' })).not.toBeInTheDocument()
  })
})

describe('photo that may be illegible', () => {
  it('shows a warning if it is dark, blurred or cannot be opened, stays after the user accepts it, and opens the picker when another one is to replace it', async () => {
    const { user } = setUp()
    for (const [name, problem, words] of [
      ['foto.jpg', 'dark', 'Se ve oscura. Si no se lee, te la pediremos de nuevo.'],
      ['otra.jpg', 'blurred', 'Se ve borrosa. Si no se lee, te la pediremos de nuevo.'],
    ] as const) {
      await user.upload(input(), photo(name, 9))
      await answer(name, { problem })
      expect(within(row(name)).getByText(words)).toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Usarla igual' }))
      expect(screen.queryByText(words)).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: `Quitar ${name}` })).toHaveFocus()
    }
    expect(names()).toEqual(['foto.jpg', 'otra.jpg'])
    await user.upload(input(), photo('tercera.jpg', 9))
    await answer('tercera.jpg', { problem: 'dark' })
    const open = vi.spyOn(input(), 'click')
    await user.click(screen.getByRole('button', { name: 'Sacar otra' }))
    expect(open).toHaveBeenCalledOnce()
    expect(names()).toEqual(['foto.jpg', 'otra.jpg'])
    await user.upload(input(), photo('rota.jpg', 9))
    await answer('rota.jpg', { problem: 'unreadable' })
    const warning = within(screen.getByRole('group', { name: 'Aviso de rota.jpg' }))
    expect(warning.getByRole('status')).toHaveTextContent(
      'No se puede abrir: puede estar dañada. Si no se lee, te la pediremos de nuevo.',
    )
    expect(warning.getAllByRole('button')).toHaveLength(1)
    expect(names()).toEqual(['foto.jpg', 'otra.jpg', 'rota.jpg'])
  })
})

describe('HEIC photo of an iPhone', () => {
  const heic = () => photo('IMG_1.HEIC', MB, 'image/heic')

  it('is attached as a JPEG if the browser can open it, and else rejected with advice', async () => {
    const { user } = setUp()
    await user.upload(input(), heic())
    await answer('IMG_1.HEIC', { redrawn: jpg(2 * MB) })
    expect(names()).toEqual(['IMG_1.jpg'])
    expect(screen.queryByRole('button', { name: 'Usar el original' })).not.toBeInTheDocument()
    await user.upload(input(), heic())
    await answer('IMG_1.HEIC', {})
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Es una foto HEIC y este navegador no la abre. En el iPhone: compártela por WhatsApp o correo, o toma una captura de pantalla, y elige esa.',
    )
    expect(names()).toEqual(['IMG_1.jpg'])
  })
})
