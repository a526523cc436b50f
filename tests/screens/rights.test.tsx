import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AIRPORTS } from '@/domain/rights/airports'
import { FAQ_OF } from '@/domain/rights/questions'
import { rightsTables } from '@/domain/rights/rights-table'
import { PROBLEMS } from '@/domain/rights/story'
import { readStory } from '@/screens/rights/questions/story-query'
import * as loading from '@/ui/browser/import-with-retry'
import { renderApp } from '@tests/support/app'
import { setClock } from '@tests/support/clock'
import { leaveDraft } from '@tests/support/device-drafts'
import { valueOf } from '@tests/support/fill-claim'
import { catchDownloads } from '@tests/support/downloads'

const ANSWER = 'Tu respuesta'
const CLAIM = 'Reclamar con estos datos'
const WHOLE =
  '/derechos?desde=SCL&hasta=LIM&fecha=2026-11-20&que=cancelacion&cuanto=alternative-late'

beforeEach(() => setClock(new Date(2026, 10, 23, 10)))
afterEach(() => vi.restoreAllMocks())

const ticket = () => within(screen.getByRole('region', { name: ANSWER }))
const verdict = () => ticket().getByRole('status')
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const fly = (label: 'Desde' | 'Hasta', code: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: code } })
const ANSWER_URL = `${location.origin}/derechos/cancelacion?desde=SCL&hasta=LIM&fecha=2026-11-20&cuanto=alternative-late`
const stubShare = (share: Navigator['share']) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
afterEach(() => Reflect.deleteProperty(navigator, 'share'))

/** Opens a URL with a complete set of answers and waits for the verdict. */
async function openAnswer(path: string) {
  const view = await renderApp({ path })
  await screen.findByRole('link', { name: CLAIM })
  await screen.findByRole('region', { name: 'Lo dice la ley' })
  return view
}

const card = (name: string) => within(screen.getByRole('region', { name }))

describe('rights questions', () => {
  it('list every airport once, count missing answers and then show the verdict', async () => {
    const { router } = await renderApp({ path: '/derechos' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('¿Me corresponde?')
    expect(
      screen.getByText('Tres preguntas y te decimos qué puedes pedir. Sin nombre ni correo.'),
    ).toBeVisible()
    expect(verdict()).toHaveTextContent('Faltan 3 respuestas')
    const airport = within(screen.getByRole('main')).getByRole('link', {
      name: /en el aeropuerto$/,
    })
    expect(airport).toHaveAttribute('href', '/derechos/aeropuerto')
    expect(screen.getByText('Elige primero qué pasó.')).toBeVisible()
    expect(
      within(screen.getByRole('group', { name: '¿Qué pasó?' })).getAllByRole('radio'),
    ).toHaveLength(4)
    const origin = within(screen.getByLabelText('Desde'))
    const groups = origin.getAllByRole<HTMLOptGroupElement>('group')
    expect(groups[0]).toHaveAttribute('label', 'Chile')
    expect(groups.filter(({ label }) => /^[A-Z]{2}$/.test(label))).toEqual([])
    const options = origin.getAllByRole<HTMLOptionElement>('option')
    const codes = AIRPORTS.map(({ code }) => code)
    expect(options.map(({ value }) => value)).toEqual(['', ...codes, 'OTRO'])
    expect(options.at(-1)).toHaveTextContent('Otro aeropuerto')
    expect(screen.getByText(/No es asesoría legal\.$/)).toHaveTextContent(
      'La asesoría legal está incluida desde que tomamos tu caso; lo que lees aquí orienta. No es asesoría legal.',
    )
    expect(screen.getByRole('link', { name: 'asesoría legal está incluida' })).toHaveAttribute(
      'href',
      '/FAQ#asesoria-legal',
    )

    choose('Retraso')
    expect(screen.getByRole('radio', { name: 'Retraso' })).toBeChecked()
    expect(verdict()).toHaveTextContent('Faltan 2 respuestas')
    const load = vi.spyOn(loading, 'importWithRetry').mockRejectedValue(new Error('offline'))
    choose('Más de 4 horas')
    expect(await screen.findByRole('alert')).toHaveTextContent('tu respuesta')
    load.mockRestore()
    fly('Desde', 'SCL')
    await waitFor(() => expect(verdict()).toHaveTextContent('Falta una respuesta'))
    fly('Hasta', 'LIM')

    expect(await screen.findByRole('link', { name: CLAIM })).toBeVisible()
    await waitFor(() => expect(verdict()).toHaveTextContent('Sí, podrías reclamar.'))
    expect(ticket().getByText('Retraso')).toBeVisible()
    expect(ticket().getByText('Tú eliges una')).toBeVisible()
    expect(ticket().getByText('Y además, mientras esperas')).toBeVisible()
    expect(card('Qué guardar').getAllByRole('checkbox').length).toBeGreaterThan(2)
    await waitFor(() =>
      expect(router.state.location.search).toBe('?que=retraso&desde=SCL&hasta=LIM&cuanto=over-4h'),
    )
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('ignore invalid values of the URL, can be answered by keyboard, and reject the same airport twice and a future date', async () => {
    const query = 'que=%3Cscript%3E&cuanto=lost&desde=XXX&hasta=scl&fecha=2026-02-31&opero=quizas'
    const { user } = await renderApp({ path: `/derechos?${query}` })
    expect(verdict()).toHaveTextContent(/^Faltan 3 respuestas/)
    expect(screen.getByLabelText('Desde')).toHaveValue('')
    expect(screen.getByLabelText('Hasta')).toHaveValue('')
    expect(screen.getByLabelText('Fecha del vuelo')).toHaveValue('')
    screen.getByRole('radio', { name: 'Cancelación' }).focus()
    await user.keyboard('[Space][ArrowRight][ArrowRight][ArrowRight]')
    expect(screen.getByRole('radio', { name: 'Problema equipaje' })).toBeChecked()
    await user.tab()
    expect(screen.getByLabelText('Desde')).toHaveFocus()
    await user.selectOptions(screen.getByLabelText('Desde'), 'SCL')
    await user.tab()
    await user.selectOptions(screen.getByLabelText('Hasta'), 'PMC')
    await user.tab()
    await user.keyboard('[Space]')
    expect(screen.getByRole('radio', { name: 'No apareció' })).toBeChecked()
    expect(await screen.findByRole('link', { name: CLAIM })).toBeInTheDocument()

    const flyOn = (value: string) =>
      fireEvent.change(screen.getByLabelText('Fecha del vuelo'), { target: { value } })
    flyOn('2026-12-24')
    await waitFor(() => expect(screen.getByLabelText('Fecha del vuelo')).toBeInvalid())
    expect(screen.getByText('Esa fecha aún no llega: pon el día en que volaste.')).toBeVisible()
    expect(verdict()).toHaveTextContent(/^Falta una respuesta/)
    flyOn('2026-11-20')
    await screen.findByRole('link', { name: CLAIM })
    fly('Hasta', 'SCL')
    expect(await screen.findByText('Elige un aeropuerto distinto al de salida.')).toBeVisible()
    expect(verdict()).toHaveTextContent('Falta una respuesta')
    fly('Hasta', 'OTRO')
    await screen.findByRole('region', { name: 'Lo que no sabemos' })
    expect(card('Lo que no sabemos').getByText(/No conocemos uno de tus aeropuertos/)).toBeVisible()
    // An airport without a code is not passed on.
    expect(screen.getByRole('link', { name: CLAIM })).toHaveAttribute(
      'href',
      '/reclamo?tipo=PROBLEMA+EQUIPAJE&fecha=2026-11-20',
    )
  })

  it('ask for the operating airline only if a law depends on it, and then for what follows', async () => {
    await openAnswer('/derechos?que=cancelacion&desde=SCL&hasta=LIM&cuanto=no-alternative')
    const question = { name: '¿Quién operó el vuelo?' }
    expect(screen.queryByRole('group', question)).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: '¿Qué causa te dieron?' })).toBeVisible()
    fly('Hasta', 'MAD')
    const operator = within(await screen.findByRole('group', question))
    expect(ticket().getByText('600 EUR')).toBeVisible()
    fireEvent.click(operator.getByRole('radio', { name: 'LATAM, SKY, JetSMART u otra' }))
    await waitFor(() => expect(ticket().queryByText('600 EUR')).not.toBeInTheDocument())
    expect(screen.queryByRole('group', { name: '¿Cuándo te avisaron?' })).not.toBeInTheDocument()
    fireEvent.click(operator.getByRole('radio', { name: /Islandia, Noruega o Suiza$/ }))
    expect(await ticket().findByText('600 EUR')).toBeVisible()
    fireEvent.click(
      within(screen.getByRole('group', { name: '¿Cuándo te avisaron?' })).getByRole('radio', {
        name: '14 días antes o más',
      }),
    )
    await waitFor(() => expect(ticket().queryByText('600 EUR')).not.toBeInTheDocument())
    expect(screen.getAllByRole('heading', { level: 2, name: /^\d? ?¿/ }).length).toBeLessThan(6)
    expect(ticket().getByText('Tú eliges una')).toBeVisible()
    fly('Desde', 'JFK')
    fly('Hasta', 'LAX')
    expect(await ticket().findByText('Puedes pedir')).toBeVisible()
  })
})

describe('verdict', () => {
  it('marks every amount as an estimate, with sources, the law and where else to claim, and goes with an outcome that does not fit', async () => {
    const { user } = await openAnswer(WHOLE)
    expect(screen.getByRole('radio', { name: 'Cancelación' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Más de 3 horas' })).toBeChecked()
    expect(screen.getByLabelText('Desde')).toHaveValue('SCL')
    expect(screen.getByLabelText('Hasta')).toHaveValue('LIM')
    expect(screen.getByLabelText('Fecha del vuelo')).toHaveValue('2026-11-20')
    const amounts = ticket()
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText(/^(Nuestra estimación|Según la ley)$/) !== null)
    expect(ticket().getByText('$100.000 a $250.000')).toBeVisible()
    expect(ticket().getByText('Nuestra estimación')).toBeVisible()
    expect(amounts.length).toBeGreaterThan(0)
    for (const amount of amounts) {
      expect(amount).toHaveTextContent('Estimado, no es asesoría legal.')
      expect(amount).toHaveTextContent(/Tabla de estimaciones|revisado el 21-11-2026/)
    }
    const choice = ticket()
      .getAllByRole('listitem')
      .find((item) => item.textContent.includes('Devolución del pasaje'))
    expect(choice).toHaveTextContent(
      /Junta de Aeronáutica Civil.*según un organismo oficial.*revisado el 21-11-2026/,
    )
    const name = 'Reclamar por tu cuenta, gratis'
    expect(card(name).getByText('SERNAC')).toBeVisible()
    expect(card(name).getByRole('link', { name: /Junta de Aeronáutica Civil/ })).toBeVisible()
    const [link] = card('Lo dice la ley').getAllByRole<HTMLAnchorElement>('link')
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
    expect(link?.href).toMatch(/^https:\/\//)
    expect(card('Lo dice la ley').getByText('según un organismo oficial')).toBeVisible()
    expect(card('Lo dice la ley').getByText('según la prensa u otra fuente')).toBeVisible()
    expect(card('Lo dice la ley').getAllByText('revisado el 21-11-2026').length).toBeGreaterThan(0)
    expect(card('Lo que no sabemos').getAllByRole('listitem').length).toBeGreaterThan(0)
    const paper = card('Qué guardar').getByRole('checkbox', {
      name: 'Tarjeta de embarque o pasaje',
    })
    await user.click(paper)
    expect(paper).toBeChecked()

    // The outcome is asked again if it does not fit the other problem.
    choose('Retraso')
    expect(verdict()).toHaveTextContent('Falta una respuesta')
    choose('Entre 3 y 4 horas')
    choose('Sobreventa')
    expect(screen.getByRole('radio', { name: 'Entre 3 y 4 horas' })).toBeChecked()
    expect(await screen.findByRole('link', { name: CLAIM })).toBeInTheDocument()
  })

  it('can be added to a calendar, printed with its sources and the day, and offered to the share dialog, else copied, else shown to be copied by hand', async () => {
    const { files } = catchDownloads()
    const { user } = await openAnswer(WHOLE)
    const load = vi.spyOn(loading, 'importWithRetry').mockRejectedValue(new Error('offline'))
    const remind = screen.getByRole('button', { name: 'Recordarme en el calendario' })
    await user.click(remind)
    expect(await screen.findByRole('alert')).toHaveTextContent('el recordatorio')
    load.mockRestore()
    await user.click(remind)
    await waitFor(() => expect(files).toHaveLength(1))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    const text = await files[0]?.text()
    expect(text).toContain('SUMMARY:Reclamar por tu vuelo SCL-LIM')
    expect(text).toContain('DTSTART;VALUE=DATE:20271020')
    expect(text).toContain('DTSTART;VALUE=DATE:20281020')

    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Imprimir respuesta' }))
    expect(print).toHaveBeenCalledOnce()
    expect(screen.getByText('Impreso el 23-11-2026')).toBeInTheDocument()
    setClock(new Date(2026, 10, 25, 10))
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(screen.getByText('Impreso el 25-11-2026')).toBeInTheDocument()
    expect(
      screen.getByText('https://derechosdelpasajero.jac.gob.cl/restraso.html'),
    ).toBeInTheDocument()

    const share = () => user.click(screen.getByRole('button', { name: 'Compartir respuesta' }))
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    for (const answer of [
      () => Promise.resolve(),
      () => Promise.reject(new DOMException('closed', 'AbortError')),
    ]) {
      const offered = vi.fn(answer)
      stubShare(offered)
      await share()
      expect(offered).toHaveBeenCalledWith({
        title: 'Vuelo Justo',
        text: 'Cancelación, Santiago (SCL) a Lima (LIM). Sí, podrías reclamar.',
        url: ANSWER_URL,
      })
    }
    expect(write).not.toHaveBeenCalled()

    Reflect.deleteProperty(navigator, 'share')
    const copied = /^Copiamos la dirección de tu respuesta: pégala donde quieras compartirla\.$/
    for (const prepare of [
      () => undefined,
      () => stubShare(() => Promise.reject(new DOMException('no', 'NotAllowedError'))),
    ]) {
      prepare()
      await share()
      expect(await screen.findByText(copied)).toBeVisible()
      expect(write).toHaveBeenLastCalledWith(ANSWER_URL)
      choose('No me ofrecieron otro')
      await waitFor(() => expect(screen.queryByText(copied)).not.toBeInTheDocument())
      choose('Más de 3 horas')
      await screen.findByRole('link', { name: CLAIM })
    }
    expect(write).toHaveBeenCalledTimes(2)

    write.mockRejectedValue(new Error('refused'))
    await share()
    expect(await screen.findByLabelText('Dirección de tu respuesta')).toHaveValue(ANSWER_URL)
  })
})

describe('link to the claim form', () => {
  it('adds the flight to a draft without one, and keeps the flight of a draft', async () => {
    await leaveDraft({ message: 'Nadie me avisó.' }, new Date())
    const handed = '/reclamo?tipo=RETRASO&desde=SCL&hasta=LIM&fecha=2026-11-20'
    const { unmount } = await renderApp({ path: handed })
    await waitFor(() =>
      expect(valueOf('Mensaje')).toBe('Vuelo SCL-LIM, 20-11-2026\nNadie me avisó.'),
    )
    unmount()
    await leaveDraft({ message: 'Vuelo LA 123, 01-11-2026\nOtro día.' }, new Date())
    await renderApp({ path: handed })
    await waitFor(() => expect(valueOf('Mensaje')).toBe('Vuelo LA 123, 01-11-2026\nOtro día.'))
  })
})

describe('problem page', () => {
  it('has its title, its tables and questions, and the problem preset, also in capitals and with a slash; the answers stay in its own URL, and another problem page starts without them', async () => {
    const pages = [
      ['cancelacion', 'Vuelo cancelado: qué puedes pedir', 'Cancelación'],
      ['retraso', 'Vuelo atrasado: qué puedes pedir', 'Retraso'],
      ['sobreventa', 'Sobreventa: qué puedes pedir', 'Sobreventa'],
      ['equipaje', 'Equipaje perdido, atrasado o dañado: qué puedes pedir', 'Problema equipaje'],
    ] as const
    const { user, router } = await renderApp({ path: '/DERECHOS/Cancelacion/' })
    for (const [problem, heading, label] of pages) {
      if (problem !== 'cancelacion') {
        await user.click(card('Otros problemas').getByRole('link', { name: label }))
      }
      await screen.findByRole('heading', { level: 1, name: heading })
      await waitFor(() => expect(document.title).toMatch(/compensación.* · Vuelo Justo$/))
      expect(screen.getByRole('radio', { name: label })).toBeChecked()
      expect(verdict()).toHaveTextContent('Faltan 2 respuestas')
      const tables = rightsTables(problem)
      const rows = card('Cuánto se puede pedir').getAllByRole('rowheader')
      expect(rows).toHaveLength(tables.flatMap((table) => table.rows).length)
      for (const { conditions } of tables) {
        expect(card('Cuánto se puede pedir').getByText(conditions)).toBeVisible()
      }
      for (const { question, answer } of FAQ_OF[problem]) {
        expect(screen.getByRole('heading', { level: 3, name: question })).toBeInTheDocument()
        expect(screen.getByText(answer)).toBeInTheDocument()
      }
      const others = card('Otros problemas').getAllByRole('link')
      expect(others.map((link) => link.getAttribute('href'))).toEqual(
        PROBLEMS.filter((other) => other !== problem).map((other) => `/derechos/${other}`),
      )
    }

    await user.click(card('Otros problemas').getByRole('link', { name: 'Retraso' }))
    await screen.findByRole('heading', { level: 1, name: /^Vuelo atrasado/ })
    fly('Desde', 'SCL')
    await waitFor(() => expect(router.state.location.search).toBe('?desde=SCL'))
    choose('Sobreventa')
    await waitFor(() => expect(router.state.location.search).toBe('?que=sobreventa&desde=SCL'))
    expect(router.state.location.pathname).toBe('/derechos/retraso')
    const query = new URLSearchParams(router.state.location.search)
    expect(readStory(query, 'retraso').problem).toBe('sobreventa')
    await user.click(card('Otros problemas').getByRole('link', { name: 'Problema equipaje' }))
    await screen.findByRole('heading', { level: 1, name: /^Equipaje perdido/ })
    expect(screen.getByRole('radio', { name: 'Problema equipaje' })).toBeChecked()
    expect(screen.getByLabelText('Desde')).toHaveValue('')
  })
})
