import { fireEvent, render } from '@testing-library/react'
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

describe('a press beside an open', () => {
  it.each(['dialog', 'menu'] as const)(
    '%s closes it, but not the second one on what opened it',
    (kind) => {
      onClose.mockClear()
      const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
      render(DIALOGS[kind])
      // A second tap has the click count of a first one.
      now.mockReturnValue(1450)
      fireEvent.mouseDown(background())
      fireEvent.click(background(), { detail: 1 })
      expect(onClose).not.toHaveBeenCalled()
      now.mockReturnValue(1600)
      fireEvent.mouseDown(background())
      fireEvent.click(background(), { detail: 1 })
      expect(onClose).toHaveBeenCalledOnce()
      now.mockRestore()
    },
  )
})
