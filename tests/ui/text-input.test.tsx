import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { TextInput } from '@/ui/fields/TextInput'

const rut = () => screen.getByRole('textbox', { name: 'RUT' })

describe('text input', () => {
  it('describes its format until it has an error', () => {
    const { rerender } = render(<TextInput label="RUT" format="xxxxxxxx-x" />)
    expect(rut()).toHaveAccessibleDescription('xxxxxxxx-x')
    rerender(<TextInput label="RUT" format="xxxxxxxx-x" error="Ej: 12.345.678-9" />)
    expect(rut()).toHaveAccessibleDescription('Ej: 12.345.678-9')
    expect(screen.queryByText('xxxxxxxx-x')).not.toBeInTheDocument()
  })

  it('keeps its hint and its counter beside an error', () => {
    render(<TextInput label="RUT" hint="Guardado: 1-9" counter="3/20" error="Falta" format="x" />)
    expect(rut()).toHaveAccessibleDescription('Falta Guardado: 1-9 3/20')
  })

  it.each([
    ['RUT', 'text', '12.345.678\u200B-5', '12.345.678-5'],
    ['RUT', 'text', '\uFF11\uFF12\uFF0E345.678\uFF0D5', '12.345.678-5'],
    ['Correo electrónico', 'email', '\u202Aana@correo.cl\u202C', 'ana@correo.cl'],
    ['Nombre', 'text', 'Zo\u200Dë \u{1F469}\u200D\u{1F680}', 'Zo\u200Dë \u{1F469}\u200D\u{1F680}'],
    ['Contraseña', 'password', 'cla\u200Bve', 'cla\u200Bve'],
  ] as const)('cleans a pasted %s (%s)', (label, type, pasted, kept) => {
    const onChange = vi.fn()
    render(
      <TextInput {...{ label, type }} onChange={({ target }) => void onChange(target.value)} />,
    )
    fireEvent.change(screen.getByLabelText(label), { target: { value: pasted } })
    expect(onChange).toHaveBeenLastCalledWith(kept)
    expect(screen.getByLabelText(label)).toHaveValue(kept)
  })
})
