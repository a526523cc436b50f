import { useState } from 'react'
import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { Link } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import type { ClaimFieldValues, Claim } from '@/domain/claim/fields'
import { ClaimFormDialog } from '@/features/claim-editor/edit/ClaimFormDialog'
import { ChangeNotices } from '@/features/claim-store/changes/notice/ChangeNotices'
import { signInAs } from '@tests/support/app'
import { mountRoutes } from '@tests/support/mount'
import { type } from '@tests/support/page'
import { server } from '@tests/support/server'

export const CLAIMS = '*/api/v1/claims/'
export const CLAIM = '*/api/v1/claims/:id'

interface DeskProps {
  readonly claim: Claim | null
  readonly onSaved: () => void
}

/** Mounts the dialog as the desk does: a button opens it, and it stays mounted when it closes. */
function Desk({ claim, onSaved }: DeskProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <title>CRM</title>
      <h1>Reclamos</h1>
      <button onClick={() => setOpen(true)}>Abrir</button>
      <Link to="/elsewhere">Otra página</Link>
      <ClaimFormDialog
        open={isOpen}
        claim={claim}
        onClose={() => setOpen(false)}
        onSaved={onSaved}
      />
      <ChangeNotices />
    </main>
  )
}

/** Opens the form for a demo claim, or for a new one, as a LEGAL user. */
export async function openClaimForm(row: Partial<ClaimFieldValues> | null = null) {
  signInAs('LEGAL')
  const claim = row && toClaimRecord({ ...row })
  const onSaved = vi.fn()
  const { user, router, client } = mountRoutes(
    [
      { path: '/', element: <p>Antes</p> },
      { path: '/desk', element: <Desk {...{ claim, onSaved }} /> },
      { path: '/elsewhere', element: <h1>Otra página</h1> },
    ],
    { visited: ['/', '/desk'] },
  )
  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  const dialog = await screen.findByRole('dialog', {
    name: claim === null ? 'Nuevo Reclamo' : 'Editar Reclamo',
  })
  return { user, router, client, dialog, onSaved }
}

/** Records the request bodies; the demo API still responds. */
export function bodiesOf(method: 'post' | 'put', url: string) {
  const bodies: Record<string, unknown>[] = []
  server.use(
    http[method](url, async ({ request }) => {
      bodies.push((await request.clone().json()) as Record<string, unknown>)
    }),
  )
  return bodies
}

export function button(name: string) {
  return screen.getByRole('button', { name })
}

/** Fills the required fields with a sub-status that needs no details. */
export function fillRequired() {
  type('Código de reserva', 'QWERT1')
  type('Responsable', 'Equipo Legal')
  type('Categoría', 'EN EVALUACIÓN')
  type('Subcategoría', 'INGRESO DE CASO')
  type('Tipo de reclamo', 'RETRASO')
  type('Aerolínea', 'SKY')
}

/** Waits for the dialog with this title. */
export function findDialog(name: string) {
  return screen.findByRole('dialog', { name })
}

/** Waits until the dialog with this title has closed. */
export async function gone(name: string) {
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())
}

/** Waits until no dialog is open. */
export async function closed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

/** Returns what the notice of changes says of the save, once the form is gone. */
export async function readSavedNotice() {
  await closed()
  const notice = screen.getByRole('status', { name: 'Cambios' })
  await waitFor(() => expect(notice).toHaveTextContent('Guardado.'))
  return notice.textContent
}
