import { createRef, useState } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { env } from '@/config/env'
import { PhoneInput } from '@/ui/phone/PhoneInput'
import { readEdit } from '@/ui/phone/phone-typing'

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
  ['+56 9 1234 5678', 'CL', '+56912345678'],
  ['56912345678', 'CL', '+56912345678'],
  ['0056912345678', 'CL', '+56912345678'],
  ['912345678', 'CL', '+56912345678'],
  ['9 1234 5678', 'CL', '+56912345678'],
  ['+54 9 11 2345 6789', 'AR', '+5491123456789'],
  ['005491123456789', 'AR', '+5491123456789'],
  ['+51 987 654 321', 'PE', '+51987654321'],
  ['+591 71234567', 'BO', '+59171234567'],
  ['+1 416 555 0123', 'CA', '+14165550123'],
] as const

describe('a phone number in whatever form it comes', () => {
  it.each(NUMBERS)('lands right when %s is typed', async (raw, country, value) => {
    const user = setUp()
    await user.type(numberInput(), raw)
    expect([sent(), countrySelect().value, shownDigits()]).toEqual([value, country, value])
  })

  it.each(NUMBERS)('lands right when %s is pasted behind the code', async (raw, country, value) => {
    const user = setUp()
    await user.click(numberInput())
    numberInput().setSelectionRange(3, 3)
    await user.paste(raw)
    expect([sent(), countrySelect().value, shownDigits()]).toEqual([value, country, value])
  })

  it.each(NUMBERS)('lands right when the browser fills in %s', (raw, country, value) => {
    setUp()
    fireEvent.input(numberInput(), { target: { value: raw } })
    expect([sent(), countrySelect().value, shownDigits()]).toEqual([value, country, value])
  })

  it.each(NUMBERS)('lands right when %s replaces another number', (raw, country, value) => {
    setUp('+56987654321')
    fireEvent.input(numberInput(), { target: { value: raw } })
    expect([sent(), countrySelect().value, shownDigits()]).toEqual([value, country, value])
  })
})

describe('the calling code', () => {
  it('is Chile’s at first, and an untouched field counts as empty', () => {
    setUp()
    expect(numberInput()).toHaveValue('+56')
    expect(countrySelect()).toHaveDisplayValue('Chile')
    expect(sent()).toBe('')
  })

  it('survives Backspace, Delete and a cleared field', async () => {
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

  it('keeps the rest of the number when a part of the code is cut', () => {
    setUp('+56987654321')
    fireEvent.input(numberInput(), { target: { value: '+6 9 8765 4321' } })
    expect([shownDigits(), sent()]).toEqual(['+56987654321', '+56987654321'])
  })

  it('is there again after a lone plus', async () => {
    const user = setUp()
    await user.type(numberInput(), '+')
    expect([shownDigits(), sent()]).toEqual(['+', ''])
    await user.tab()
    expect(shownDigits()).toBe('+56')
  })

  it('lets a plus that slipped in pass without losing the number', async () => {
    const user = setUp('+56987654321')
    await user.type(numberInput(), '+abc')
    expect(sent()).toBe('+56987654321')
  })

  it('stays with Argentina when a number from there is erased', async () => {
    const user = setUp('+5491123456789')
    await user.click(numberInput())
    await user.keyboard('{Backspace>30/}')
    expect([countrySelect().value, shownDigits(), sent()]).toEqual(['AR', '+54', ''])
  })

  it('never lets a digit get lost, whatever is typed over and over', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{0,8}$/), (national) => {
        const before = `+56${national}`
        // A plain edit is left to the formatting, anything else must name the same digits.
        expect([null, before]).toContain(readEdit('+56', before, 'CL')?.value ?? null)
        expect(readEdit(before, '', 'CL')).toEqual({ country: 'CL', value: '' })
      }),
    )
  })
})

describe('editing in the middle', () => {
  it('keeps the caret where the person works', async () => {
    const user = setUp('+56987654321')
    await user.click(numberInput())
    numberInput().setSelectionRange(8, 8)
    await user.keyboard('{Backspace}')
    expect(sent()).toBe('+5698654321')
    await user.keyboard('7')
    expect(sent()).toBe('+56987654321')
  })

  it('does not let the caret rest inside the code', async () => {
    const user = setUp('+56987654321')
    await user.click(numberInput())
    await user.keyboard('{Home}')
    await user.keyboard('{Backspace}')
    expect(sent()).toBe('+56987654321')
  })
})

describe('the country', () => {
  it('offers Chile, Argentina, Peru and Bolivia first, then the world in Spanish', () => {
    setUp()
    const names = [...countrySelect().options].map(({ text }) => text)
    expect(names.slice(0, 4)).toEqual(['Chile', 'Argentina', 'Perú', 'Bolivia'])
    const others = names.slice(4)
    expect(others).toContain('Estados Unidos')
    expect(others).toEqual([...others].sort((a, b) => a.localeCompare(b, 'es')))
    expect(new Set(names).size).toBe(names.length)
    expect(names.slice(4)).toEqual(
      expect.arrayContaining([
        'Libia',
        'Esuatini',
        'Jordania',
        'República del Congo',
        'República Democrática del Congo',
        'Hong Kong',
      ]),
    )
    const codes = [...countrySelect().options].map(({ value }) => value)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('changes by hand and keeps the national digits', async () => {
    const user = setUp('+56987654321')
    await user.selectOptions(countrySelect(), 'Argentina')
    expect([sent(), shownDigits()]).toEqual(['+54987654321', '+54987654321'])
    await user.selectOptions(countrySelect(), 'Chile')
    expect([sent(), shownDigits()]).toEqual(['+56987654321', '+56987654321'])
  })

  it('shows its code at once while there is no number', async () => {
    const user = setUp()
    await user.selectOptions(countrySelect(), 'Perú')
    expect([sent(), shownDigits()]).toEqual(['', '+51'])
    await user.type(numberInput(), '987654321')
    expect(sent()).toBe('+51987654321')
  })

  it('follows a number that a draft brings later', async () => {
    const user = setUp()
    await user.click(screen.getByRole('button', { name: 'Recuperar borrador' }))
    expect([countrySelect().value, shownDigits()]).toEqual(['AR', '+5491123456789'])
  })

  it('follows the number it starts with, also one written without a plus', () => {
    setUp('56987654321')
    expect([countrySelect().value, shownDigits()]).toEqual(['CL', '+56987654321'])
  })

  it('has a flag for the eyes only, and its code until the image has come', () => {
    const { container } = render(<Field />)
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
})

describe('the field among other fields', () => {
  it('is two named controls that a browser can fill in', () => {
    setUp()
    expect(numberInput()).toHaveAttribute('type', 'tel')
    expect(numberInput()).toHaveAttribute('autocomplete', 'tel')
    expect(numberInput()).toHaveAttribute('inputmode', 'tel')
    expect(countrySelect()).toHaveAccessibleName('País del teléfono')
    expect(numberInput()).toHaveAccessibleName('Teléfono')
  })

  it('says what is wrong together with its hint', () => {
    render(<PhoneInput value="" onChange={() => undefined} error="Número inválido" hint="Con +" />)
    expect(numberInput()).toBeInvalid()
    expect(numberInput()).toHaveAccessibleDescription('Número inválido Con +')
  })

  it('is left only once the person leaves country and number', async () => {
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

  it('can be sent the focus by an error summary', () => {
    const ref = createRef<HTMLInputElement>()
    render(<PhoneInput ref={ref} value="" onChange={() => undefined} name="phone" required />)
    ref.current?.focus()
    expect(numberInput()).toHaveFocus()
    expect(numberInput()).toBeRequired()
    expect(numberInput()).toHaveAttribute('name', 'phone')
  })
})
