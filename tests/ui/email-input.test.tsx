import { useForm, useWatch } from 'react-hook-form'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { EmailInput } from '@/ui/fields/EmailInput'

function EmailForm() {
  const { register, control, reset } = useForm({ defaultValues: { email: '' } })
  return (
    <form>
      <EmailInput {...register('email')} />
      <button type="button" onClick={() => reset()}>
        Vaciar
      </button>
      <p>{useWatch({ control, name: 'email' })}</p>
    </form>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Correo electrónico' })
const OFFER = '¿Quisiste decir ana@gmail.com?'
const offer = () => screen.queryByRole('button', { name: OFFER })

describe('a slip in an e-mail', () => {
  it('is told once the field is left, and corrected by one press', async () => {
    const user = userEvent.setup()
    render(<EmailForm />)
    await user.type(field(), 'ana@gmial.com')
    expect(offer()).not.toBeInTheDocument()
    await user.tab()
    expect(screen.getByRole('status')).toHaveTextContent(OFFER)

    await user.click(screen.getByRole('button', { name: OFFER }))
    expect(field()).toHaveValue('ana@gmail.com')
    expect(field()).toHaveFocus()
    expect(screen.getByText('ana@gmail.com')).toBeVisible()
    expect(offer()).not.toBeInTheDocument()
  })

  it('is no longer told while the e-mail changes, which may stay, nor once the form is cleared', async () => {
    const user = userEvent.setup()
    render(<EmailForm />)
    await user.type(field(), 'ana@gmial.com')
    await user.tab()
    await user.type(field(), 'x')
    expect(offer()).not.toBeInTheDocument()
    expect(field()).toHaveValue('ana@gmial.comx')

    await user.keyboard('{Backspace}')
    await user.tab()
    expect(offer()).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Vaciar' }))
    expect(field()).toHaveValue('')
    expect(offer()).not.toBeInTheDocument()
  })
})
