import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { InlineEditors } from '@/features/claim-editor/inline-edit/InlineEditors'
import { useInlineEdit } from '@/features/claim-editor/inline-edit/use-inline-edit'
import { ChangeNotices } from '@/features/claim-store/changes/notice/ChangeNotices'
import { Board } from '@/features/claims-desk/board/Board'
import type { DemoClaim } from '@/mocks/state'
import { signInAs } from '@tests/support/app'
import { WithActions } from '@tests/support/desk-actions'
import { renderPart } from '@tests/support/mount'
import { demo } from '@tests/support/server'

function BoardDesk({ onOpen }: { readonly onOpen: () => void }) {
  const { asked, ask, close } = useInlineEdit()
  return (
    <WithActions actions={{ open: onOpen, ask }}>
      <Board />
      <InlineEditors asked={asked} onClose={close} />
      <ChangeNotices />
    </WithActions>
  )
}

/** Renders the board for a LEGAL user and waits until the claims are loaded. */
export async function openBoard(claims: readonly DemoClaim[], search = '') {
  demo.state.claims = claims
  signInAs('LEGAL')
  const onOpen = vi.fn()
  const view = renderPart(<BoardDesk onOpen={onOpen} />, { search })
  await screen.findByRole('button', { name: 'Actualizar' })
  return { ...view, onOpen }
}

/** A lane by name and count, such as 'Documentos 2'. */
export const lane = (name: string) => screen.getByRole('region', { name })

/** Claim ids in a lane, from top to bottom. */
export function numbersIn(name: string): (string | undefined)[] {
  return within(lane(name))
    .queryAllByRole('button', { name: /, detalles del reclamo / })
    .map((card) => card.getAttribute('aria-label')?.replace(/.*reclamo /, ''))
}

/** The button that opens a claim's details; it takes the focus of the card. */
export const card = (id: number) =>
  screen.getByRole('button', { name: new RegExp(`, detalles del reclamo ${id}$`) })

/** Waits until the notice of the desk says it of the claim, such as 'Guardado.'. */
export const untilNoticed = (id: number, text: string) =>
  waitFor(() =>
    expect(screen.getByRole('status', { name: 'Cambios' })).toHaveTextContent(
      new RegExp(`Reclamo ${id} .*${text}`),
    ),
  )

/** Opens the "Mover a…" menu of a claim. */
export async function openMenu(user: ReturnType<typeof renderPart>['user'], id: number) {
  await user.click(screen.getByRole('button', { name: `Mover a…, reclamo ${id}` }))
  return screen.findByRole('menu', { name: 'Mover a…' })
}

/** The drag library updates once per animation frame. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Drags the card of a claim onto a lane with the browser's events. */
export async function dragTo(id: number, name: string) {
  const [item] = screen.getAllByRole('listitem').filter((one) => one.contains(card(id)))
  if (!item) throw new Error(`there is no card of claim ${id}`)
  const dataTransfer = { setData: vi.fn(), setDragImage: vi.fn(), types: [], items: [], files: [] }
  const target = lane(name)
  fireEvent.dragStart(item, { dataTransfer })
  await nextFrame()
  fireEvent.dragEnter(target, { dataTransfer })
  await nextFrame()
  fireEvent.dragOver(target, { dataTransfer })
  await nextFrame()
  fireEvent.drop(target, { dataTransfer })
  fireEvent.dragEnd(item, { dataTransfer })
  await nextFrame()
}
