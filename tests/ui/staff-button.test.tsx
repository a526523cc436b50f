import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { StaffButton } from '@/ui/actions/StaffButton'

it('ignores a click while it is aria-disabled', () => {
  const handleClick = vi.fn()
  const draw = (isHeld: boolean) => (
    <StaffButton aria-disabled={isHeld} onClick={handleClick}>
      Guardar
    </StaffButton>
  )
  const { rerender } = render(draw(true))
  fireEvent.click(screen.getByRole('button'))
  expect(handleClick).not.toHaveBeenCalled()
  rerender(draw(false))
  fireEvent.click(screen.getByRole('button'))
  expect(handleClick).toHaveBeenCalledOnce()
})
