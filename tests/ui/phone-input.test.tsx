import { createRef, useState } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { env } from '@/config/env'
import { PhoneInput } from '@/ui/phone/PhoneInput'
import { readEdit } from '@/ui/phone/phone-typing'
import { property } from '@tests/support/property'

function Field({ start = '', onBlur }: { readonly start?: string; readonly onBlur?: () => void }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <PhoneInput value={value} onChange={setValue} {...(onBlur && { onBlur })} />
      <output>{value}</output>
      <button onClick={() => setValue('+5491123456789')}>Recuperar borrador</button>
    </>
  )
}

const numberInput = () => screen.getByLabelText<HTMLInputElement>('Teléfono')
const countrySelect = () => screen.getByLabelText<HTMLSelectElement>('País del teléfono')
const sent = () => screen.getByRole('status').textContent
const shownDigits = () => numberInput().value.replace(/[\s()-]/g, '')

function setUp(start = '') {
  const user = userEvent.setup()
  render(<Field start={start} />)
  return user
}

const NUMBERS = [
  ['+56912345678', 'CL', '+56912345678'],
  ['09 1234 5678', 'CL', '+56912345678'],
  ['005491123456789', 'AR', '+5491123456789'],
  ['+1 416 555 0123', 'CA', '+14165550123'],
] as const

describe('phone number in any format', () => {
  it.each(NUMBERS)(
    'is parsed when %s is typed, pasted after the calling code, filled in or replaces another',
    async (raw, country, value) => {
      const user = setUp()
      const expectParsed = () =>
        expect([sent(), countrySelect().value, shownDigits()]).toEqual([value, country, value])
      await user.type(numberInput(), raw)
      expectParsed()
      await user.clear(numberInput())
      numberInput().setSelectionRange(3, 3)
      await user.paste(raw)
      expectParsed()
      // A caret that a script left before the calling code.
      fireEvent.input(numberInput(), { target: { value: '' } })
      const code = numberInput().value
      fireEvent.input(numberInput(), { target: { value: `${raw}${code} ` } })
      expectParsed()
      fireEvent.input(numberInput(), { target: { value: '' } })
      fireEvent.input(numberInput(), { target: { value: raw } })
      expectParsed()
      fireEvent.input(numberInput(), { target: { value: '+56987654321' } })
      fireEvent.input(numberInput(), { target: { value: raw } })
      expectParsed()
    },
  )
})

describe('calling code', () => {
  it('stays after Backspace, Delete and clearing the field', async () => {
    const user = setUp('+56987654321')
    await user.click(numberInput())
    await user.keyboard('{Backspace>30/}')
    expect([shownDigits(), sent()]).toEqual(['+56', ''])
    await user.keyboard('987654321')
    numberInput().setSelectionRange(0, numberInput().value.length)
    await user.keyboard('{Delete}')
    expect([shownDigits(), sent()]).toEqual(['+56', ''])
    await user.keyboard('987654321')
    await user.clear(numberInput())
    expect([shownDigits(), sent()]).toEqual(['+56', ''])
  })

  it('is restored on blur after a single plus', async () => {
    const user = setUp()
    await user.type(numberInput(), '+')
    expect([shownDigits(), sent()]).toEqual(['+', ''])
    await user.tab()
    expect(shownDigits()).toBe('+56')
  })

  it("stays Argentina's when an Argentine number is deleted", async () => {
    const user = setUp('+5491123456789')
    await user.click(numberInput())
    await user.keyboard('{Backspace>30/}')
    expect([countrySelect().value, shownDigits(), sent()]).toEqual(['AR', '+54', ''])
  })

  property('loses no digit in an edit', [fc.stringMatching(/^[2-9]\d{0,8}$/)], (national) => {
    const before = `+56${national}`
    // `null` leaves a plain edit to the formatter; otherwise the digits must be the same.
    expect([null, before]).toContain(readEdit('+56', before, 'CL')?.value ?? null)
    expect(readEdit(before, '', 'CL')).toEqual({ country: 'CL', value: '' })
  })
})

describe('editing in the middle', () => {
  it('keeps the caret position, and the calling code and the number whatever is typed or deleted there', async () => {
    const user = setUp('+56987654321')
    await user.type(numberInput(), '+abc')
    expect(sent()).toBe('+56987654321')
    fireEvent.input(numberInput(), { target: { value: '+6 9 8765 4321' } })
    expect([shownDigits(), sent()]).toEqual(['+56987654321', '+56987654321'])
    numberInput().setSelectionRange(8, 8)
    await user.keyboard('{Backspace}')
    expect(sent()).toBe('+5698654321')
    await user.keyboard('7')
    expect(sent()).toBe('+56987654321')
    await user.keyboard('{Home}')
    await user.keyboard('{Backspace}')
    expect(sent()).toBe('+56987654321')
  })
})

describe('country', () => {
  it('is Chile by default, and lists Argentina, Peru and Bolivia next', () => {
    const { container } = render(<Field />)
    expect(numberInput()).toHaveValue('+56')
    expect(countrySelect()).toHaveDisplayValue('Chile')
    // An untouched field counts as empty.
    expect(sent()).toBe('')
    expect(numberInput()).toHaveAttribute('type', 'tel')
    expect(numberInput()).toHaveAttribute('autocomplete', 'tel')
    expect(numberInput()).toHaveAttribute('inputmode', 'tel')
    expect(countrySelect()).toHaveAccessibleName('País del teléfono')
    expect(numberInput()).toHaveAccessibleName('Teléfono')
    const names = [...countrySelect().options].map(({ text }) => text)
    expect(names.slice(0, 4)).toEqual(['Chile', 'Argentina', 'Perú', 'Bolivia'])
    expect(new Set(names).size).toBe(names.length)
    const rare = ['Libia', 'Esuatini', 'Jordania', 'República del Congo', 'Hong Kong']
    expect(names).toEqual(expect.arrayContaining(rare))

    // A decorative flag, and its code until the image loads.
    /* eslint-disable testing-library/no-container, testing-library/no-node-access -- a decoration has no role */
    const flag = container.querySelector('img')
    const modern = container.querySelector('source')
    /* eslint-enable testing-library/no-container, testing-library/no-node-access */
    expect(flag).toHaveAttribute('src', `${env.flagHost}/w40/cl.png`)
    expect(modern).toHaveAttribute(
      'srcset',
      `${env.flagHost}/w40/cl.webp 1x, ${env.flagHost}/w80/cl.webp 2x`,
    )
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    if (flag) fireEvent.error(flag)
    expect(screen.getByText('CL')).toBeInTheDocument()
    if (flag) fireEvent.load(flag)
    expect(screen.queryByText('CL')).not.toBeInTheDocument()
  })

  it('can be changed and keeps the national digits', async () => {
    const user = setUp('+56987654321')
    await user.selectOptions(countrySelect(), 'Argentina')
    expect([sent(), shownDigits()]).toEqual(['+54987654321', '+54987654321'])
    await user.selectOptions(countrySelect(), 'Chile')
    expect([sent(), shownDigits()]).toEqual(['+56987654321', '+56987654321'])
  })

  it('shows its calling code at once if the number is empty, and follows a number that is set later', async () => {
    const user = setUp()
    await user.selectOptions(countrySelect(), 'Perú')
    expect([sent(), shownDigits()]).toEqual(['', '+51'])
    await user.type(numberInput(), '987654321')
    expect(sent()).toBe('+51987654321')
    await user.click(screen.getByRole('button', { name: 'Recuperar borrador' }))
    expect([countrySelect().value, shownDigits()]).toEqual(['AR', '+5491123456789'])
  })

  it('follows the initial number, also one without a plus', () => {
    setUp('56987654321')
    expect([countrySelect().value, shownDigits()]).toEqual(['CL', '+56987654321'])
  })
})

describe('accessibility of the phone field', () => {
  it('fires onBlur only when country and number are both left', async () => {
    const onBlur = vi.fn()
    const user = userEvent.setup()
    render(<Field onBlur={onBlur} />)
    await user.tab()
    expect(countrySelect()).toHaveFocus()
    await user.tab()
    expect(numberInput()).toHaveFocus()
    expect(onBlur).not.toHaveBeenCalled()
    await user.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('describes the error and the hint, and can be focused by an error summary', () => {
    const ref = createRef<HTMLInputElement>()
    const texts = { error: 'Número inválido', hint: 'Con +' }
    const control = { ref, name: 'phone', required: true }
    render(<PhoneInput value="" onChange={() => undefined} {...control} {...texts} />)
    expect(numberInput()).toBeInvalid()
    expect(numberInput()).toHaveAccessibleDescription('Número inválido Con +')
    ref.current?.focus()
    expect(numberInput()).toHaveFocus()
    expect(numberInput()).toBeRequired()
    expect(numberInput()).toHaveAttribute('name', 'phone')
  })
})
