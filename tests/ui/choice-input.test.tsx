import { createRef } from 'react'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ChoiceInput } from '@/ui/fields/choice/ChoiceInput'

it('a choice is focused and linked to at its first option, and has its error', () => {
  const options = ['Retraso', 'Otro'].map((label) => ({ value: label, label }))
  const ref = createRef<HTMLInputElement>()
  const texts = { label: 'Tipo de reclamo', error: 'Este campo es obligatorio' }
  render(
    <ChoiceInput
      {...{ ...texts, ref, options, id: 'tipo', name: 'type', value: 'Otro', onChange: vi.fn() }}
    />,
  )
  ref.current?.focus()
  const [first, second] = screen.getAllByRole('radio')
  expect(first).toHaveFocus()
  expect(first).toHaveAttribute('id', 'tipo')
  expect(second).toBeChecked()
  const group = screen.getByRole('radiogroup', { name: 'Tipo de reclamo' })
  expect(group).toBeInvalid()
  expect(group).toHaveAccessibleDescription('Este campo es obligatorio')
})
