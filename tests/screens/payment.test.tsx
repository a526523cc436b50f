import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PaymentPage } from '@/screens/payment/PaymentPage'
import { endSession } from '@/session/session-store'
import { renderApp } from '@tests/support/app'
import { createGate } from '@tests/support/gate'
import { server } from '@tests/support/server'

const TYPED = {
  'ID del Cliente': 'cus_0042',
  Monto: '38000.5',
  Concepto: 'Comisión del reclamo 1042',
  'Orden de Comercio': 'orden-1042',
  Moneda: 'CLP',
  'Datos Adicionales': 'LATAM',
} as const

type Label = keyof typeof TYPED

const labels = Object.keys(TYPED) as Label[]
const fieldOf = (label: Label): HTMLInputElement => screen.getByLabelText(label)

function fillForm(other: Partial<Record<Label, string>> = {}) {
  labels.forEach((label) =>
    fireEvent.change(fieldOf(label), { target: { value: other[label] ?? TYPED[label] } }),
  )
}

const readForm = () => Object.fromEntries(labels.map((label) => [label, fieldOf(label).value]))
const proceed = () => fireEvent.click(screen.getByText('Continuar con el Pago'))

async function openDialog() {
  proceed()
  return screen.findByRole('dialog', { name: 'Confirmar Pago' })
}

async function confirmPayment() {
  const dialog = within(await openDialog())
  fireEvent.click(dialog.getByRole('button', { name: 'Confirmar Pago' }))
}

const calls: string[] = []
const recordCall = ({ request }: { readonly request: Request }) => calls.push(request.url)

beforeEach(() => {
  calls.length = 0
  server.events.on('request:start', recordCall)
})

afterEach(() => {
  server.events.removeAllListeners()
})

describe('payment form', () => {
  it('says that nothing is charged, has no default currency, and shows every missing and invalid field; then lists every value, can be cancelled, and shows success without an API call and an empty form, as after a sign-out', async () => {
    await renderApp({ path: '/cobros' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Formulario de Pago')
    expect(screen.getByText('Esta página es una simulación: no se cobra nada.')).toBeVisible()
    expect(fieldOf('Moneda')).toHaveValue('')
    const options = within(fieldOf('Moneda')).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['Elige una moneda', 'CLP', 'UF'])
    const amount = screen.getByRole('spinbutton', { name: 'Monto' })
    expect(amount).toHaveAttribute('min', '0')
    expect(amount).toHaveAttribute('step', '0.01')
    amount.focus()
    fireEvent.wheel(amount)
    expect(amount).not.toHaveFocus()

    proceed()
    expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(4)
    expect(screen.getByText('Selecciona una moneda.')).toBeVisible()
    expect(fieldOf('ID del Cliente')).toHaveFocus()
    expect(fieldOf('Datos Adicionales')).toBeValid()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    for (const [label, value, error] of [
      ['Monto', '-1', 'El monto no puede ser negativo.'],
      ['Monto', '38.000', 'Usa como máximo dos decimales en el monto.'],
      ['Monto', '', 'Este campo es obligatorio'],
      ['Moneda', '', 'Selecciona una moneda.'],
      ['Concepto', '  ', 'Este campo es obligatorio'],
    ] as const) {
      fillForm({ [label]: value })
      proceed()
      expect(await screen.findByText(error), error).toBeVisible()
      expect(fieldOf(label)).toHaveFocus()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    }

    fillForm()
    const dialog = within(await openDialog())
    const values = dialog
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(values).toEqual([
      ['ID del Cliente', 'cus_0042'],
      ['Concepto', 'Comisión del reclamo 1042'],
      ['Orden de Comercio', 'orden-1042'],
      ['Moneda', 'CLP'],
      ['Datos Adicionales', 'LATAM'],
      ['Monto', '38.000,5 CLP'],
    ])
    expect(dialog.getByText('Es una simulación: no se cobrará nada.')).toBeVisible()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(readForm()).toEqual(TYPED)
    const heading = screen.getByRole('heading', { level: 1, name: 'Formulario de Pago' })
    expect(heading).not.toHaveFocus()
    fillForm({ Moneda: 'UF', Monto: '2.5', 'Datos Adicionales': ' ' })
    const again = within(await openDialog())
    expect(again.getByText('2,5 UF')).toBeVisible()
    expect(again.getByText('Sin datos adicionales')).toBeVisible()

    fireEvent.click(again.getByRole('button', { name: 'Confirmar Pago' }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: '¡Pago Exitoso!' })).toHaveFocus(),
    )
    expect(screen.getByText('La transacción se ha completado correctamente.')).toBeVisible()
    expect(screen.getByText('Fue una simulación: no se cobró nada.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Realizar otro pago' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Formulario de Pago' })).toHaveFocus()
    expect(readForm()).toEqual(Object.fromEntries(labels.map((label) => [label, ''])))
    expect(screen.queryByText('Este campo es obligatorio')).not.toBeInTheDocument()
    expect(fieldOf('Concepto')).toHaveAccessibleDescription(/#fallo-500/)
    fillForm({ Concepto: 'Comisión #fallo-500' })
    await confirmPayment()
    expect(await screen.findByText('Error en el Pago')).toBeVisible()
    fireEvent.click(screen.getByText('Intentar nuevamente'))
    expect(fieldOf('Concepto')).toHaveValue('Comisión #fallo-500')
    act(() => endSession())
    expect(fieldOf('Concepto')).toHaveValue('')
    expect(calls).toEqual([])
  })

  it('pays once for several clicks, cannot be closed meanwhile, and restores the form after a failure', async () => {
    const gate = createGate()
    const pay = vi.fn(() => gate.opened.then(() => Promise.reject(new Error('no'))))
    render(<PaymentPage pay={pay} />)
    fillForm()
    const dialog = within(await openDialog())
    const button = dialog.getByRole('button', { name: 'Confirmar Pago' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(button).toHaveTextContent('Procesando...')
    expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
    fireEvent.keyDown(button, { key: 'Escape' })
    expect(screen.getByRole('dialog')).toBeVisible()
    gate.open()
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Error en el Pago' })).toHaveFocus(),
    )
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Error al procesar el pago. Por favor, intente nuevamente.',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Intentar nuevamente' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(readForm()).toEqual(TYPED)
    expect(pay).toHaveBeenCalledOnce()
  })
})
