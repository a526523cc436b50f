import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { parseBoardingPass } from '@/domain/claim/boarding-pass'
import { EMPTY_CLAIM, type ClaimValues } from '@/screens/claim/claim-values'
import { PassOffer } from '@/screens/claim/offers/PassOffer'
import { ScanDialog } from '@/screens/claim/scan/ScanDialog'
import type { Finding } from '@/screens/claim/scan/decode/find-pass'
import { buildPassText } from '@tests/support/boarding-pass'
import { passTime, takeTimers, until } from '@tests/support/clock'
import { createGate } from '@tests/support/gate'
import { setUpPerson } from '@tests/support/mount'
import { setUpScanDevice } from './scan-desk'

type Device = ReturnType<typeof setUpScanDevice>

const TODAY = new Date(2026, 10, 21)

function findingOf(text: string): Finding {
  const pass = parseBoardingPass(text, TODAY)
  return pass === null ? { kind: 'other-code' } : { kind: 'pass', pass }
}

const PASS = findingOf(buildPassText())
const NONE: Finding = { kind: 'none' }

const photo = (name = 'foto.jpg', text = 'jpeg') => new File([text], name, { type: 'image/jpeg' })

interface FormProps {
  readonly attached: File[]
  readonly onPicture: (picture: File) => void
  readonly onFilled: (values: ClaimValues) => void
}

function Form({ attached, onPicture, onFilled }: FormProps) {
  const [isOpen, setOpen] = useState(false)
  const form = useForm({ defaultValues: EMPTY_CLAIM })
  return (
    <FormProvider {...form}>
      <button onClick={() => setOpen(true)}>Escanear tarjeta de embarque</button>
      <ScanDialog
        open={isOpen}
        isAnother={false}
        attached={attached}
        onPicture={onPicture}
        onFilled={() => onFilled(form.getValues())}
        onClose={() => setOpen(false)}
      />
    </FormProvider>
  )
}

async function openScan(device: Device, attached: File[] = []) {
  const onPicture = vi.fn<FormProps['onPicture']>()
  const onFilled = vi.fn<FormProps['onFilled']>()
  const user = setUpPerson()
  render(<Form attached={attached} onPicture={onPicture} onFilled={onFilled} />)
  await user.click(screen.getByRole('button', { name: 'Escanear tarjeta de embarque' }))
  await screen.findByRole('dialog', { name: 'Escanea tu tarjeta de embarque' })
  return { user, onPicture, onFilled, ...device }
}

/** Answers every open request and all later ones with this finding, every other one with `between`. */
function answerAll(
  { lastWorker }: Pick<Device, 'lastWorker'>,
  finding: Finding,
  between: Finding = finding,
) {
  const worker = lastWorker()
  const answered = new Set<number>()
  const answer = () => {
    for (const { id } of worker.requests) {
      if (answered.has(id)) continue
      answered.add(id)
      worker.say({ id, finding: id % 2 === 0 ? finding : between })
    }
  }
  answer()
  worker.postMessage = (request) => {
    worker.requests.push(request)
    queueMicrotask(answer)
  }
}

const status = () => screen.getByRole('status').textContent

async function showStatus(text: string) {
  await waitFor(() => {
    expect(status()).toBe(text)
  })
}

describe('camera', () => {
  it('is requested, then the reader loads, then the scan runs, returns the pass with its frame and stops', async () => {
    const { lastWorker, openCamera, onPicture, onFilled, tracks, workers } =
      await openScan(setUpScanDevice())
    await showStatus('Descargando el lector (0,4 MB)…')
    expect(openCamera).toHaveBeenCalledWith({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
    })
    lastWorker().say({ isReady: true })
    await showStatus('Buscando el código…')
    expect(screen.queryByRole('button', { name: 'Linterna' })).not.toBeInTheDocument()
    await until(() => lastWorker().requests.length === 1)
    lastWorker().say({ id: 1, finding: NONE })
    await until(() => lastWorker().requests.length === 2)
    lastWorker().say({ id: 2, finding: PASS })
    await until(() => onFilled.mock.calls.length > 0)
    expect(onFilled.mock.calls[0]?.[0]).toMatchObject({
      name: 'Camila',
      lastname: 'Rojas Diaz',
      airline: 'LATAM',
      message: expect.stringMatching(/^Vuelo LA 600, /) as string,
    })
    const [picture] = onPicture.mock.calls[0] ?? []
    expect(picture).toMatchObject({ name: 'tarjeta-de-embarque.jpg', type: 'image/jpeg' })
    await until(() => tracks.every(({ stop }) => stop.mock.calls.length > 0))
    await until(() => workers.every(({ isEnded }) => isEnded))
    expect(onFilled).toHaveBeenCalledOnce()
  })

  it.each([
    ['without permission', 'NotAllowedError', /No tenemos permiso para usar la cámara.*reintenta/],
    ['missing', 'NotFoundError', /No encontramos una cámara aquí\. Elige una foto/],
    ['unknown to the browser', '', /No encontramos una cámara aquí\. Elige una foto/],
    ['in use by another program', 'NotReadableError', /puede que otra aplicación.*Ciérrala/],
  ])('that is %s shows an error, other ways and a retry', async (_what, refusal, words) => {
    const device = setUpScanDevice({ refusal })
    const old = Object.create(navigator, { mediaDevices: { value: undefined } }) as Navigator
    if (refusal === '') vi.stubGlobal('navigator', old)
    const { user, openCamera } = await openScan(device)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByRole('button', { name: 'Elegir una foto' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Escribir a mano' })).toBeEnabled()
    if (refusal !== 'NotAllowedError') return
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await until(() => openCamera.mock.calls.length === 2)
  })

  it('has a torch button if the device has one, stops with it while the tab is hidden, restarts after it, says if another program takes it, and stops when the dialog closes', async () => {
    const { user, tracks, openCamera, workers } = await openScan(
      setUpScanDevice({ hasTorch: true }),
    )
    const torch = await screen.findByRole('button', { name: 'Linterna', pressed: false })
    tracks[0]?.applyConstraints.mockRejectedValueOnce(new Error('in use'))
    await user.click(torch)
    expect(torch).toHaveAttribute('aria-pressed', 'false')
    await user.click(torch)
    expect(await screen.findByRole('button', { name: 'Linterna', pressed: true })).toBe(torch)
    expect(tracks[0]?.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => tracks[0]?.stop.mock.calls.length === 1)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => tracks.length === 2)
    expect(openCamera).toHaveBeenCalledTimes(2)
    expect(await screen.findByRole('button', { name: 'Linterna', pressed: false })).toBeVisible()
    act(() => void tracks[1]?.dispatchEvent(new Event('ended')))
    expect(screen.getByRole('alert')).toHaveTextContent('puede que otra aplicación')
    await user.click(screen.getByRole('button', { name: 'Escribir a mano' }))
    await until(() => tracks[1]?.stop.mock.calls.length === 1)
    await until(() => workers.every(({ isEnded }) => isEnded))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  })

  it('shows that it needs permission, and stops if it opens after the dialog was closed', async () => {
    const device = setUpScanDevice()
    const gate = createGate()
    const open = device.openCamera.getMockImplementation()
    device.openCamera.mockImplementation(() => gate.opened.then(() => open?.() as never))
    const { user, tracks } = await openScan(device)
    await showStatus('Permite el uso de la cámara')
    await user.click(screen.getByRole('button', { name: 'Escribir a mano' }))
    gate.open()
    await until(() => tracks.length === 1)
    await until.turns(2)
    expect(tracks[0]?.stop).toHaveBeenCalled()
  })

  it('shows advice in the dark, and none while the tab is hidden', async () => {
    const device = setUpScanDevice({ light: 10 })
    const { lastWorker } = await openScan(device)
    answerAll(device, NONE)
    lastWorker().say({ isReady: true })
    expect(await screen.findByRole('alert')).toHaveTextContent('Está muy oscuro')
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  it('shows advice with another code in several pictures in a row, until the picture changes', async () => {
    takeTimers()
    const device = setUpScanDevice()
    const { lastWorker } = await openScan(device)
    const pictures = (count: number) =>
      until(() => lastWorker().requests.length >= count, { stepMs: 60 })
    answerAll(device, { kind: 'other-code' }, NONE)
    lastWorker().say({ isReady: true })
    await pictures(18)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    answerAll(device, { kind: 'other-code' })
    await pictures(36)
    expect(screen.getByRole('alert')).toHaveTextContent('no es de una tarjeta')
    answerAll(device, NONE)
    await pictures(54)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('offers help after 12 seconds without the reader, then without a code, until the picture tells why', async () => {
    takeTimers()
    const device = setUpScanDevice()
    const { lastWorker } = await openScan(device)
    passTime(12_000)
    expect(await screen.findByRole('alert')).toHaveTextContent('El lector se está demorando')
    answerAll(device, NONE)
    lastWorker().say({ isReady: true })
    await showStatus('Buscando el código…')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    passTime(12_000)
    expect(await screen.findByRole('alert')).toHaveTextContent('Todavía no encontramos el código')
    expect(status()).toBe('Buscando el código…')
    answerAll(device, { kind: 'other-code' })
    const seen = lastWorker().requests.length
    await until(() => lastWorker().requests.length >= seen + 18, { stepMs: 60 })
    expect(screen.getByRole('alert')).toHaveTextContent('no es de una tarjeta')
  })
})

describe('scan of a photo', () => {
  const choose = () => screen.getByLabelText('Elegir una foto', { selector: 'input' })

  it('offers attached photos first', async () => {
    const attached = [photo('pase.png'), photo('maleta.jpg')]
    const { user, onPicture, onFilled, lastWorker, lastRequest } = await openScan(
      setUpScanDevice({ refusal: 'NotFoundError' }),
      attached,
    )
    lastWorker().say({ isReady: true })
    await user.click(screen.getByRole('button', { name: 'Leer pase.png' }))
    await until(() => lastRequest() !== undefined)
    lastWorker().say({ id: 1, finding: PASS })
    await until(() => onFilled.mock.calls.length > 0)
    expect(onPicture).not.toHaveBeenCalled()
  })

  it('says what is wrong with one after another, and returns the pass of the last with its photo', async () => {
    const { user, onPicture, onFilled, lastWorker, lastRequest, closePicture } = await openScan(
      setUpScanDevice({ refusal: 'NotFoundError' }),
    )
    await user.upload(choose(), photo('rota.jpg', ''))
    expect(await screen.findByText(/No pudimos abrir esa foto/)).toBeInTheDocument()
    await user.upload(choose(), photo())
    await showStatus('Leyendo la foto…')
    lastWorker().say({ isReady: true })
    await until(() => lastRequest() !== undefined)
    expect(lastRequest()).toMatchObject({ effort: 'photo' })
    const first = lastRequest()?.id ?? 0
    lastWorker().say({ id: first, finding: NONE })
    expect(await screen.findByText(/No encontramos un código en esa foto/)).toBeInTheDocument()
    await user.upload(choose(), photo('otra.jpg'))
    await until(() => lastWorker().requests.length === 2)
    expect(screen.queryByText(/No encontramos un código en esa foto/)).not.toBeInTheDocument()
    lastWorker().say({ id: first + 1, finding: { kind: 'other-code' } })
    expect(await screen.findByText(/no es de una tarjeta de embarque/)).toBeInTheDocument()
    const chosen = photo('pase.jpg')
    await user.upload(choose(), chosen)
    await until(() => lastWorker().requests.length === 3)
    lastWorker().say({ id: first + 2, finding: PASS })
    await until(() => onFilled.mock.calls.length > 0)
    expect(onPicture.mock.calls).toEqual([[chosen]])
    expect(closePicture).toHaveBeenCalledTimes(3)
  })

  it('is that of the last one, also if the one before is read later, and of none after the dialog was closed', async () => {
    const { user, onFilled, lastWorker } = await openScan(
      setUpScanDevice({ refusal: 'NotFoundError' }),
    )
    lastWorker().say({ isReady: true })
    await user.upload(choose(), photo('una.jpg'))
    await until(() => lastWorker().requests.length === 1)
    await user.upload(choose(), photo('otra.jpg'))
    lastWorker().say({ id: 1, finding: PASS })
    await until(() => lastWorker().requests.length === 2)
    lastWorker().say({ id: 2, finding: NONE })
    expect(await screen.findByText(/No encontramos un código en esa foto/)).toBeInTheDocument()
    await user.upload(choose(), photo('tercera.jpg'))
    await until(() => lastWorker().requests.length === 3)
    await user.click(screen.getByRole('button', { name: 'Escribir a mano' }))
    lastWorker().say({ id: 3, finding: PASS })
    await until.turns(10)
    expect(onFilled).not.toHaveBeenCalled()
  })
})

describe('attached photo', () => {
  function Offer() {
    const form = useForm({ defaultValues: EMPTY_CLAIM })
    return (
      <FormProvider {...form}>
        <PassOffer file={photo('adjunta.jpg')} />
      </FormProvider>
    )
  }

  it('is looked through unasked and offers its pass, unless the connection costs money', async () => {
    const { workers, lastWorker, lastRequest } = setUpScanDevice()
    const free = navigator
    for (const connection of [{ saveData: true }, { type: 'cellular' }]) {
      vi.stubGlobal('navigator', Object.create(free, { connection: { value: connection } }))
      render(<Offer />).unmount()
    }
    await until.turns(5)
    expect(workers).toEqual([])
    vi.stubGlobal('navigator', free)
    const { unmount } = render(<Offer />)
    await until(() => workers.length === 1)
    lastWorker().fail()
    await until.turns(5)
    unmount()
    // It is read again if the reader did not load.
    render(<Offer />)
    await until(() => workers.length === 2)
    lastWorker().say({ isReady: true })
    await until(() => lastRequest() !== undefined)
    expect(lastRequest()).toMatchObject({ effort: 'unasked' })
    lastWorker().say({ id: lastRequest()?.id ?? 0, finding: PASS })
    const offer = await screen.findByRole('group', { name: 'Datos de adjunta.jpg' })
    expect(offer).toHaveTextContent(/Encontramos tu tarjeta.*Camila Rojas Diaz/)
    await until(() => lastWorker().isEnded)
  })
})

describe('reader', () => {
  it.each([
    ['the worker', (device: Device) => device.lastWorker().fail()],
    ['the WebAssembly module', (device: Device) => device.lastWorker().say({ isReady: false })],
  ])('that fails to load %s can be retried', async (_what, fail) => {
    const device = setUpScanDevice()
    const { user, workers, lastWorker } = await openScan(device)
    await until(() => workers.length === 1)
    fail(device)
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos descargar el lector')
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await until(() => workers.length === 2)
    expect(workers[0]?.isEnded).toBe(true)
    lastWorker().say({ isReady: true })
    await showStatus('Buscando el código…')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
