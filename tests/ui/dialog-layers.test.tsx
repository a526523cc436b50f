import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addDialogLayer, useTopDialogLayer } from '@/ui/dialog/dialog-layers'

function Top() {
  return <output>{useTopDialogLayer()?.id ?? 'none'}</output>
}

it('a notice belongs into the dialog opened last, and back into the one below', () => {
  const open = (id: string) => {
    let close: () => void = () => undefined
    act(() => {
      close = addDialogLayer(Object.assign(document.createElement('div'), { id }))
    })
    return () => act(close)
  }
  render(<Top />)
  const closeFirst = open('first')
  const closeSecond = open('second')
  expect(screen.getByRole('status')).toHaveTextContent('second')
  closeSecond()
  expect(screen.getByRole('status')).toHaveTextContent('first')
  closeFirst()
  expect(screen.getByRole('status')).toHaveTextContent('none')
})
