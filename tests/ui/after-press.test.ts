import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { afterPress } from '@/ui/fields/after-press'

const field = document.body

it('runs at once where no button of the mouse is down', () => {
  const run = vi.fn()
  afterPress(run)
  expect(run).toHaveBeenCalledOnce()
})

it.each([
  ['the button is released', () => fireEvent.mouseUp(field, { buttons: 0 })],
  ['the release went to a list of the system', () => fireEvent.mouseMove(field, { buttons: 0 })],
  ['a screen reader clicks', () => fireEvent.click(field)],
  ['a key is pressed', () => fireEvent.keyDown(field, { key: 'Enter' })],
])('runs once after a press, as soon as %s', (_when, end) => {
  const run = vi.fn()
  fireEvent.mouseDown(field, { buttons: 1 })
  afterPress(run)
  fireEvent.mouseMove(field, { buttons: 1 })
  expect(run).not.toHaveBeenCalled()
  end()
  end()
  expect(run).toHaveBeenCalledOnce()
})
