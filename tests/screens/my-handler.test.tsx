import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MyHandlerSelect } from '@/features/claims-desk/settings/MyHandlerSelect'
import { useMyHandler } from '@/features/claims-desk/settings/use-my-handler'
import { signInAs } from '@tests/support/app'
import { renderPart } from '@tests/support/mount'

/** Another component that reads the chosen handler. */
function Cases() {
  return <p>Casos de {useMyHandler().mine ?? 'todos'}</p>
}

const openPage = () =>
  renderPart(
    <>
      <MyHandlerSelect />
      <Cases />
    </>,
  )

it('applies the chosen handler at once, keeps it after a remount, resets it for the next user', async () => {
  signInAs('LEGAL')
  const { user, unmount } = openPage()
  await user.selectOptions(screen.getByLabelText('Soy…'), 'Equipo Legal')
  expect(await screen.findByText('Casos de Equipo Legal')).toBeVisible()
  unmount()
  openPage()
  expect(await screen.findByText('Casos de Equipo Legal')).toBeVisible()
  expect(screen.getByLabelText('Soy…')).toHaveDisplayValue('Equipo Legal')
  act(() => void signInAs('ADMIN'))
  await waitFor(() => expect(screen.getByText('Casos de todos')).toBeVisible())
})
