import { useState } from 'react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button } from '@/ui/actions/Button'
import { DialogFrame } from '@/ui/dialog/DialogFrame'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Nombre" />
      <Button onClick={() => setOpen(true)}>
        <span>Abrir</span>
      </Button>
      <DialogFrame open={isOpen} title="Detalles" onClose={() => setOpen(false)}>
        <p>Todo lo que se sabe.</p>
      </DialogFrame>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Abrir' })

/** As Safari presses: the button is clicked, and nothing gets the focus. */
const press = (element: HTMLElement) => fireEvent.click(element, { detail: 1 })

describe('a button pressed where the browser gives it no focus', () => {
  it('gets the focus back from the dialog that it opened', async () => {
    render(<Page />)
    press(screen.getByText('Abrir'))
    const dialog = await screen.findByRole('dialog', { name: 'Detalles' })
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(opener()).toHaveFocus()
  })

  it('leaves the focus of a field alone where a script presses the button', () => {
    render(
      <>
        <Page />
        <Button>Nada</Button>
      </>,
    )
    const field = screen.getByLabelText('Nombre')
    const idle = screen.getByRole('button', { name: 'Nada' })
    field.focus()
    idle.click()
    expect(field).toHaveFocus()
    press(idle)
    expect(idle).toHaveFocus()
  })
})
