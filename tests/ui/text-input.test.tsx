import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
})
