import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { draftKeys, leaveDraft } from '@tests/support/device-drafts'
import { fieldOf, fillField, readForm, termsBox } from '@tests/support/fill-claim'
import { renderApp, signInAs } from '@tests/support/app'
import { changeUser } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'
import { createGate, holdAnswers } from '@tests/support/gate'

const NOTICE = 'Completamos tus datos con los de tu perfil. Revísalos antes de enviar.'

const PROFILE = {
  Nombre: 'Camila',
  Apellido: 'Rojas',
  'RUT/DNI': '5.261.117-2',
  Teléfono: '+56 912345670',
  'Correo electrónico': 'pasajero@demo.cl',
}

const NOTHING = { Nombre: '', Apellido: '', 'RUT/DNI': '', Teléfono: '+56' }

/** Delays the profile response; returns the function that releases it. */
function delayProfile() {
  const gate = createGate()
  server.use(http.get('*/api/v1/user/', () => gate.opened))
  return gate.open
}

describe('prefill for a signed-in passenger', () => {
  it.each([
    ['an empty profile', () => changeUser({ name: null, rut: null, phone: null })],
    [
      'a profile that cannot be read',
      () => server.use(http.get('*/api/v1/user/', demo.fault('401'))),
    ],
  ])('fills in the e-mail alone for %s', async (_what, prepare) => {
    prepare()
    await renderApp({ path: '/reclamo', as: 'USER' })
    expect(await screen.findByText(NOTICE)).toBeVisible()
    expect(readForm()).toMatchObject({ ...NOTHING, 'Correo electrónico': 'pasajero@demo.cl' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Mi perfil' })).toBeVisible()
  })

  it('keeps the draft and what was typed before the profile arrived, fills neither the focused nor a cleared field, and fills in all of them again after the draft was deleted', async () => {
    const texts = {
      name: '',
      lastname: '',
      rut: 'AB12345',
      phone: '',
      email: '',
      type: 'OTRO',
      airline: '',
      message: 'Viajaba mi madre',
    }
    await leaveDraft(texts, new Date())
    const release = delayProfile()
    const { user } = await renderApp({ path: '/reclamo', as: 'USER' })
    await screen.findByText(/^Recuperamos tu borrador/)
    fillField('Teléfono', '+54 9 11 2345 6789')
    await user.click(fieldOf('Apellido'))
    await user.type(fieldOf('Apellido'), 'R{Backspace}')
    await user.click(fieldOf('Nombre'))
    release()
    await screen.findByText(NOTICE)
    expect(fieldOf('Nombre')).toHaveFocus()
    expect(readForm()).toMatchObject({
      Nombre: '',
      Apellido: '',
      'RUT/DNI': 'AB12345',
      Teléfono: '+54 9 11 2345 6789',
      'Correo electrónico': 'pasajero@demo.cl',
      Mensaje: 'Viajaba mi madre',
    })
    await user.keyboard('Ana')
    expect(fieldOf('Nombre')).toHaveValue('Ana')
    // A deleted draft takes the values of the profile with it. The focus returns to the field.
    await user.click(screen.getByText('Borrar borrador'))
    await waitFor(() => expect(readForm()).toMatchObject({ ...PROFILE, Mensaje: '' }))
  })
})

describe('form of a visitor', () => {
  it('is empty without a request for a profile, which fills in the empty fields when the visitor signs in', async () => {
    const asked = vi.fn()
    server.use(http.get('*/api/v1/user/', () => void asked()))
    await renderApp({ path: '/reclamo' })
    await act(draftKeys)
    fillField('Correo electrónico', 'otra@correo.cl')
    expect(readForm()).toMatchObject(NOTHING)
    expect(asked).not.toHaveBeenCalled()
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
    act(() => void signInAs('USER'))
    await screen.findByText(NOTICE)
    expect(readForm()).toMatchObject({
      ...PROFILE,
      'Correo electrónico': 'otra@correo.cl',
      Mensaje: '',
      'Tipo de reclamo': '',
    })
    expect(termsBox()).not.toBeChecked()

    // The late answer for a user who has left fills nothing in.
    const { bodies, open } = holdAnswers('get', '*/api/v1/user/')
    act(() => void signInAs('TAXI'))
    await waitFor(() => expect(bodies).not.toEqual([]))
    const { length } = bodies
    act(() => void signInAs('USER'))
    await waitFor(() => expect(bodies.length).toBeGreaterThan(length))
    open()
    await waitFor(() => expect(fieldOf('Nombre')).not.toHaveValue(''))
    expect(readForm()).toMatchObject(PROFILE)
  })
})
