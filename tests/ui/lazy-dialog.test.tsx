import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { LazyDialog, useLazyDialog } from '@/ui/browser/LazyDialog'
import { createGate } from '@tests/support/gate'

const code = createGate()

const importPanel = async () => {
  await code.opened
  return ({ open }: { readonly open: boolean }) => open && <p>El lector</p>
}

function Page() {
  const dialog = useLazyDialog()
  return (
    <>
      <button type="button" onClick={dialog.open}>
        Abrir
      </button>
      <LazyDialog
        dialog={dialog}
        from={importPanel}
        what="el lector"
        pending={<p role="status">Cargando…</p>}
        props={{}}
      />
    </>
  )
}

it('says that it loads from the first press until its code is there', async () => {
  const user = userEvent.setup()
  render(<Page />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…')
  code.open()
  expect(await screen.findByText('El lector')).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
