import { useState } from 'react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '@/ui/browser/focus-pressed'
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

/** Clicks as Safari does, which does not focus a clicked button. */
const press = (element: HTMLElement) => fireEvent.click(element, { detail: 1 })

describe('button click in a browser that does not focus buttons', () => {
  it('returns the focus to the button when the dialog closes', async () => {
    render(<Page />)
    press(screen.getByText('Abrir'))
    const dialog = await screen.findByRole('dialog', { name: 'Detalles' })
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(opener()).toHaveFocus()
  })

  it('does not move the focus if a script clicks the button', () => {
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
