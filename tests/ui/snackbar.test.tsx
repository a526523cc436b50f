import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { passTime, stopTimers } from '@tests/support/clock'

function show() {
  stopTimers()
  const onClose = vi.fn()
  render(<Snackbar tone="success" text="Guardado" duration={4000} onClose={onClose} />)
  return onClose
}

const box = () => screen.getByRole('presentation')

it.each([
  ['the window is inactive', () => fireEvent.blur(window), () => fireEvent.focus(window)],
  [
    'the pointer is over it',
    () => fireEvent.pointerEnter(box()),
    () => fireEvent.pointerLeave(box()),
  ],
  [
    'its button has the focus',
    () => fireEvent.focus(screen.getByRole('button')),
    () => fireEvent.blur(screen.getByRole('button')),
  ],
])('a snackbar stays while %s, and then for its whole time', (_what, hold, release) => {
  const onClose = show()
  passTime(3999)
  hold()
  passTime(60_000)
  release()
  passTime(3999)
  expect(onClose).not.toHaveBeenCalled()
  passTime(1)
  expect(onClose).toHaveBeenCalledOnce()
})

it('a snackbar closes by Escape, unless the key closed something else', () => {
  const onClose = show()
  const used = createEvent.keyDown(document.body, { key: 'Escape' })
  used.preventDefault()
  fireEvent(document.body, used)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})
