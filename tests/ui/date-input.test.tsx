import { useForm } from 'react-hook-form'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DateInput } from '@/ui/fields/DateInput'

const date = () => screen.getByLabelText('Fecha')

const pick = (value: string) => fireEvent.change(date(), { target: { value } })

function RegisteredDate({ stored }: { readonly stored: string }) {
  const { register, setValue, formState } = useForm({ defaultValues: { day: stored } })
  return (
    <form>
      <DateInput label="Fecha" {...register('day')} />
      <p>{formState.isDirty ? 'Cambiada' : 'Igual'}</p>
      <button type="button" onClick={() => setValue('day', '2026-03-04', { shouldDirty: true })}>
        Recuperar
      </button>
    </form>
  )
}

// Browsers that put today's numbers into an empty field must not show them as a date.
describe('a date field without a date', () => {
  it('says so while it has none', () => {
    const { rerender } = render(<DateInput label="Fecha" value="" onChange={vi.fn()} />)
    expect(date()).toHaveAttribute('data-empty')
    rerender(<DateInput label="Fecha" value="2026-02-03" onChange={vi.fn()} />)
    expect(date()).not.toHaveAttribute('data-empty')
    rerender(<DateInput label="Fecha" value="" onChange={vi.fn()} />)
    expect(date()).toHaveAttribute('data-empty')
  })

  it('follows what is picked and cleared in a form that holds the values itself', () => {
    render(<RegisteredDate stored="" />)
    expect(date()).toHaveAttribute('data-empty')
    pick('2026-02-03')
    expect(date()).not.toHaveAttribute('data-empty')
    pick('')
    expect(date()).toHaveAttribute('data-empty')
  })

  it('follows what such a form starts with and writes into it', () => {
    const { unmount } = render(<RegisteredDate stored="2026-02-03" />)
    expect(date()).not.toHaveAttribute('data-empty')
    unmount()
    render(<RegisteredDate stored="" />)
    fireEvent.click(screen.getByRole('button', { name: 'Recuperar' }))
    expect(date()).toHaveValue('2026-03-04')
    expect(date()).not.toHaveAttribute('data-empty')
  })
})
