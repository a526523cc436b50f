import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listOnDevice } from '@/device/device-store'
import { purgeExpiredRecords, readRecord } from '@/device/records'
import { draftRecordId } from '@/screens/claim/draft/draft-value'
import { endSession, expireSession } from '@/session/session-store'
import { countDraftFiles, draftKeys, draftRecords, leaveDraft } from '@tests/support/device-drafts'
import {
  FILLED,
  PHOTO_NAME,
  TICKET_NAME,
  TYPED,
  attach,
  buildFiles,
  fieldOf,
  fillClaim,
  fillField,
  isOnPage,
  leaveField,
  readForm,
  send,
  termsBox,
} from '@tests/support/fill-claim'
import { renderApp, signInAs } from '@tests/support/app'
import { setOnline } from '@tests/support/page'
import { demo } from '@tests/support/server'
import { passTime, stopTimers, until, setClock } from '@tests/support/clock'

const KEPT = 'Borrador guardado en este equipo'
const NOT_KEPT = 'Este navegador no guarda borradores: no cierres la página antes de enviar.'
const DELETED = 'Borramos el borrador de este equipo.'
const RESTORED = /^Recuperamos tu borrador del .*\. Sigue donde quedaste\.$/
const SENT = 'Tu reclamo ha sido enviado correctamente.'
const DAY_MS = 24 * 60 * 60 * 1000

const TEXTS = {
  name: 'Ana',
  lastname: 'Muñoz',
  rut: '12.345.678-5',
  phone: '+56987654321',
  email: 'ana@correo.cl',
  type: 'OTRO',
  airline: 'OTRA',
  message: 'Mi perro no viajó.',
}

// Before the databases are cleared, which the mocked device refuses.
afterEach(() => vi.restoreAllMocks())

const openForm = (path = '/reclamo') => renderApp({ path })

async function openFormAsUser() {
  const view = await renderApp({ path: '/reclamo', as: 'USER' })
  await screen.findByText(/^Completamos tus datos/)
  return view
}

/** Hides the page, which saves at once, and waits until the draft is stored. */
async function untilSaved() {
  fireEvent(document, new Event('visibilitychange'))
  await until(() => isOnPage(KEPT))
}

/** Attaches a file whose read is pending until `finishRead` is called. */
async function attachSlowFile(name = 'lento.pdf') {
  let give: (bytes: ArrayBuffer) => void = () => undefined
  const file = new File(['%PDF'], name, { type: 'application/pdf' })
  const read = vi.spyOn(file, 'arrayBuffer')
  read.mockReturnValue(new Promise((resolve) => (give = resolve)))
  attach(file)
  fireEvent(document, new Event('visibilitychange'))
  await until(() => read.mock.calls.length > 0)
  return { finishRead: () => give(new ArrayBuffer(4)) }
}

async function expectNoDraft() {
  expect(await draftKeys()).toEqual([])
}

const untilNoDraft = () => until(async () => (await draftKeys()).length === 0)

describe('claim draft', () => {
  it('is restored after a quick navigation within the site, without a removed file, and deleted when all fields are cleared', async () => {
    const { router } = await openForm()
    stopTimers()
    fillField('Mensaje', 'Voy a leer las preguntas frecuentes')
    attach(...buildFiles())
    await act(() => router.navigate('/reclamo-exitoso'))
    // The delay of a save has not passed: the form stored its draft as it went.
    await act(() => router.navigate('/reclamo'))
    await act(() => vi.advanceTimersByTimeAsync(0))
    await until(() => isOnPage(RESTORED))
    vi.useRealTimers()
    expect(readForm().files).toEqual([TICKET_NAME, PHOTO_NAME])
    fireEvent.click(screen.getByLabelText(`Quitar ${TICKET_NAME}`))
    fireEvent(document, new Event('visibilitychange'))
    await until(async () => (await countDraftFiles()) === 1)
    await act(() => router.navigate('/reclamo-exitoso'))
    await act(() => router.navigate('/reclamo'))
    await screen.findByText(RESTORED)
    expect(fieldOf('Mensaje')).toHaveValue('Voy a leer las preguntas frecuentes')
    expect(readForm().files).toEqual([PHOTO_NAME])

    fireEvent.click(screen.getByLabelText(`Quitar ${PHOTO_NAME}`))
    fillField('Mensaje', '')
    fireEvent(document, new Event('visibilitychange'))
    await untilNoDraft()
    await until(() => !isOnPage(RESTORED))
  })

  it('shows the time of its last save, and overwrites neither the query nor what the user types while it loads', async () => {
    setClock(new Date(2026, 4, 5))
    await leaveDraft(TEXTS, new Date(2026, 4, 3, 9, 5))
    await openForm('/reclamo?tipo=RETRASO')
    fillField('Nombre', 'Beatriz')
    expect(
      await screen.findByText(
        'Recuperamos tu borrador del 03/05/2026, 09:05. Sigue donde quedaste.',
      ),
    ).toBeVisible()
    expect(readForm()).toMatchObject({
      Nombre: 'Beatriz',
      Apellido: 'Muñoz',
      'Tipo de reclamo': 'RETRASO',
      Aerolínea: 'OTRA',
    })
  })
})

describe('draft status', () => {
  it('is saved only when everything is stored, also a file that is still being read, and names the draft while the browser is offline', async () => {
    const { user } = await openForm()
    fillClaim()
    await untilSaved()
    const { finishRead } = await attachSlowFile()
    fillField('Mensaje', 'Y algo más')
    fireEvent(document, new Event('visibilitychange'))
    await until(async () => JSON.stringify(await draftRecords()).includes('Y algo más'))
    expect(screen.getByText('Guardando el borrador…')).toHaveTextContent(/…$/)
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
    finishRead()
    expect(await screen.findByText(KEPT)).toBeVisible()

    expect(screen.queryByText(/sin conexión/)).not.toBeInTheDocument()
    setOnline(false)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Estás sin conexión. Sigue escribiendo: tu reclamo queda guardado en este equipo y lo envías cuando vuelvas a tener internet.',
    )
    expect(fieldOf('Mensaje')).toHaveValue('Y algo más')
    setOnline(true)
    expect(screen.queryByText(/Estás sin conexión/)).not.toBeInTheDocument()
    expect(screen.getByText('Volvió la conexión. Ya puedes enviar tu reclamo.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Descartar aviso' }))
    expect(screen.queryByText(/Volvió la conexión/)).not.toBeInTheDocument()

    // Nothing stays of a claim that is sent while a file is still being read.
    const late = await attachSlowFile('otro.pdf')
    send()
    await screen.findByText(SENT)
    late.finishRead()
    await until.turns(20)
    await untilNoDraft()
  })
})

describe('draft is deleted', () => {
  it('on request, also with later text, can be restored, and is gone when the user leaves the page without', async () => {
    await leaveDraft(TEXTS, new Date())
    const { user, unmount } = await openForm()
    await screen.findByText(RESTORED)
    fillField('Mensaje', 'Algo más')
    const { finishRead } = await attachSlowFile()
    const filled = readForm()
    await user.click(screen.getByRole('button', { name: 'Borrar borrador' }))
    expect(await screen.findByText(DELETED)).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(readForm()).toMatchObject({ Nombre: '', Mensaje: '', Teléfono: '+56', files: [] })
    // The save that is under way ends after the deletion, and says nothing.
    finishRead()
    await until.turns(20)
    expect(screen.getByText(DELETED)).toBeVisible()
    await expectNoDraft()
    await user.click(screen.getByRole('button', { name: 'Deshacer' }))
    await until(() => isOnPage(KEPT))
    expect(filled).toMatchObject({ Nombre: 'Ana', Mensaje: 'Algo más', files: ['lento.pdf'] })
    expect(readForm()).toEqual(filled)
    unmount()

    const view = await openForm()
    await screen.findByText(RESTORED)
    expect(readForm()).toEqual(filled)
    await view.user.click(screen.getByRole('button', { name: 'Borrar borrador' }))
    await screen.findByText(DELETED)
    view.unmount()
    await until.turns(20)
    await expectNoDraft()
  })

  it('from the open page, too, when its owner signs out in another tab', async () => {
    await openFormAsUser()
    // What the profile filled in is no draft.
    stopTimers()
    passTime(60_000)
    fireEvent(document, new Event('visibilitychange'))
    await act(() => until.turns(50))
    await expectNoDraft()
    vi.useRealTimers()

    fillClaim()
    act(() => endSession())
    await waitFor(() => expect(fieldOf('Mensaje')).toHaveValue(''))
    expect(fieldOf('Apellido')).not.toHaveValue(TYPED.Apellido)
    expect(readForm().files).toEqual([])
    await untilNoDraft()
  })

  it('when another user signs in after the session expired, but not when the same user does', async () => {
    await openFormAsUser()
    fillClaim()
    leaveField('RUT/DNI')
    await untilSaved()
    act(expireSession)
    await until.turns(20)
    expect(readForm()).toEqual(FILLED)
    for (const key of await draftKeys()) expect(key).toMatch(/\|pasajero%40demo\.cl\|/)
    act(() => void signInAs('USER'))
    await until.turns(20)
    expect(readForm()).toEqual(FILLED)
    expect(await countDraftFiles()).toBe(2)
    act(expireSession)
    act(() => void signInAs('TAXI'))
    await until(() => fieldOf('Nombre').value !== TYPED.Nombre)
    expect(readForm()).toMatchObject({ Mensaje: '', files: [] })
    await untilNoDraft()
  })

  it('after seven days, by the purge or by whoever reads it', async () => {
    const savedAt = new Date()
    await leaveDraft(TEXTS, savedAt)
    const last = new Date(savedAt.getTime() + 7 * DAY_MS)
    const tooLate = new Date(last.getTime() + 1)
    await purgeExpiredRecords(last)
    expect(await readRecord(draftRecordId(null), last)).not.toBeNull()
    await purgeExpiredRecords(tooLate)
    expect(await listOnDevice()).toEqual([])

    // Before the purge by whoever reads it.
    await leaveDraft(TEXTS, savedAt)
    expect(await readRecord(draftRecordId(null), tooLate)).toBeNull()
    expect(await listOnDevice()).toEqual([])
  })
})

describe('device does not store', () => {
  it('an untouched form nor the authorisation alone, but a text at once when the page is hidden', async () => {
    const { unmount } = await openForm('/reclamo?tipo=RETRASO&id=TAXI-1')
    stopTimers()
    leaveField('Nombre')
    passTime(60_000)
    await expectNoDraft()
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
    unmount()
    await expectNoDraft()

    vi.useRealTimers()
    await openForm('/reclamo?tipo=RETRASO')
    stopTimers()
    fireEvent.click(termsBox())
    passTime(60_000)
    // As long as a device takes to store a draft.
    await act(() => until.turns(50))
    await expectNoDraft()
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
    fillField('Mensaje', 'Me llaman a embarcar')
    fireEvent(document, new Event('visibilitychange'))
    // Timers stay stopped, because a hidden page may run none.
    await until(async () => (await draftKeys()).length === 1)
    expect(await draftRecords()).toMatchObject([
      { value: { texts: { message: 'Me llaman a embarcar' } } },
    ])
  })

  it('anything if it refuses storage: the form shows a warning, and asks before the claim is left', async () => {
    const { unmount, router } = await openForm()
    const isAsking = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('refused', 'InvalidStateError')
    })
    fillClaim()
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByText(NOT_KEPT)).toBeVisible()
    await until(isAsking)
    await act(() => router.navigate('/FAQ'))
    const question = await screen.findByRole('dialog', { name: '¿Salir sin enviar?' })
    expect(question).toHaveTextContent('no quedó guardado en este equipo')
    fireEvent.click(screen.getByText('Seguir con mi reclamo'))
    await until(() => !isOnPage('¿Salir sin enviar?'))
    expect(router.state.location.pathname).toBe('/reclamo')
    setOnline(false)
    expect(screen.getByText(/^Estás sin conexión/)).not.toHaveTextContent('guardado en este equipo')
    setOnline(true)
    send()
    await screen.findByText(SENT)
    expect(demo.state.sentClaims).toHaveLength(1)
    unmount()
    await openForm()
    expect(readForm().files).toEqual([])
  })
})
