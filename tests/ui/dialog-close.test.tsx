import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { SideDrawer } from '@/ui/dialog/SideDrawer'

const onClose = vi.fn()

const DIALOGS = {
  dialog: (
    <DialogFrame open title="Ingresa" onClose={onClose}>
      Texto
    </DialogFrame>
  ),
  menu: (
    <SideDrawer open from="right" className="" headClassName="" onClose={onClose}>
      Texto
    </SideDrawer>
  ),
}

/** What a press beside the dialog hits. */
function background(): Element {
  // eslint-disable-next-line testing-library/no-node-access -- a background has no role
  const [found] = document.querySelectorAll(
    '.MuiDialog-container, .MuiDrawer-root .MuiBackdrop-root',
  )
  if (!found) throw new Error('no background')
  return found
}

/** A press with a mouse counts its clicks, a tap does not. */
function pressBeside(detail: number): void {
  fireEvent.mouseDown(background())
  fireEvent.click(background(), { detail })
}

it('leaves the focus on the page if its opener is gone', async () => {
  const page = (open: boolean) => (
    <main tabIndex={-1}>
      {!open && <p>Cobrado</p>}
      <DialogFrame open={open} title="Cobro" onClose={onClose}>
        Texto
      </DialogFrame>
    </main>
  )
  const { rerender } = render(page(true))
  rerender(page(false))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('main')).toHaveFocus()
})

describe('a press beside an open', () => {
  it.each(['dialog', 'menu'] as const)('%s closes it, but not the second one of two', (kind) => {
    onClose.mockClear()
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    render(DIALOGS[kind])
    now.mockReturnValue(1450)
    pressBeside(2)
    const media = vi.spyOn(window, 'matchMedia')
    media.mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }))
    pressBeside(1)
    expect(onClose).not.toHaveBeenCalled()
    now.mockReturnValue(1600)
    pressBeside(1)
    expect(onClose).toHaveBeenCalledOnce()
    media.mockRestore()
    now.mockReturnValue(1450)
    pressBeside(1)
    expect(onClose).toHaveBeenCalledTimes(2)
    now.mockRestore()
  })
})
