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

// Some browsers show today's date in an empty field; the attribute lets CSS hide it.
describe('empty date field', () => {
  it('has data-empty only while it has no value', () => {
    const { rerender } = render(<DateInput label="Fecha" value="" onChange={vi.fn()} />)
    expect(date()).toHaveAttribute('data-empty')
    rerender(<DateInput label="Fecha" value="2026-02-03" onChange={vi.fn()} />)
    expect(date()).not.toHaveAttribute('data-empty')
    rerender(<DateInput label="Fecha" value="" onChange={vi.fn()} />)
    expect(date()).toHaveAttribute('data-empty')
  })

  it('follows an uncontrolled form: its default value, what the user picks and what the form sets', () => {
    const { unmount } = render(<RegisteredDate stored="2026-02-03" />)
    expect(date()).not.toHaveAttribute('data-empty')
    unmount()
    render(<RegisteredDate stored="" />)
    expect(date()).toHaveAttribute('data-empty')
    pick('2026-02-03')
    expect(date()).not.toHaveAttribute('data-empty')
    pick('')
    expect(date()).toHaveAttribute('data-empty')
    fireEvent.click(screen.getByRole('button', { name: 'Recuperar' }))
    expect(date()).toHaveValue('2026-03-04')
    expect(date()).not.toHaveAttribute('data-empty')
  })
})

describe('year of a typed date', () => {
  it.each([
    ['0026-03-05', '2026-03-05'],
    ['0024-02-29', '2024-02-29'],
    ['2026-03-05', '2026-03-05'],
    ['', ''],
  ])('%s is %s once the field is left', (typed, whole) => {
    const onChange = vi.fn()
    render(<DateInput label="Fecha" onChange={({ target }) => void onChange(target.value)} />)
    if (typed !== '') pick(typed)
    fireEvent.blur(date())
    expect(date()).toHaveValue(whole)
    if (whole !== '') expect(onChange).toHaveBeenLastCalledWith(whole)
  })

  it('has four digits at most, and an error with three', () => {
    render(<DateInput label="Fecha" />)
    expect(date()).toHaveAttribute('max', '9999-12-31')
    pick('0226-03-05')
    expect(date()).toBeValid()
    fireEvent.blur(date())
    expect(date()).toHaveAccessibleDescription(
      'Fecha incompleta o que no existe: corrígela o bórrala.',
    )
    pick('2026-03-05')
    expect(date()).toBeValid()
  })
})

describe('incomplete date or a day that does not exist', () => {
  /** A browser's: jsdom has no half-typed dates. */
  const type = (badInput: boolean) =>
    Object.defineProperty(date(), 'validity', { configurable: true, value: { badInput } })

  it('is told once the field is left, until it is complete', () => {
    const { rerender } = render(<DateInput label="Fecha" value="" onChange={vi.fn()} />)
    type(true)
    expect(date()).not.toHaveAccessibleDescription()
    fireEvent.blur(date())
    expect(date()).toHaveAccessibleDescription(
      'Fecha incompleta o que no existe: corrígela o bórrala.',
    )
    expect(date()).toBeInvalid()
    type(false)
    rerender(<DateInput label="Fecha" value="2026-02-03" onChange={vi.fn()} />)
    expect(date()).not.toHaveAccessibleDescription()
  })
})
