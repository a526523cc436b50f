import { fireEvent, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { Board } from '@/features/claims-desk/board/Board'
import type { DemoClaim } from '@/mocks/state'
import { signInAs } from '@tests/support/app'
import { renderPart } from '@tests/support/mount'
import { demo } from '@tests/support/server'

/** Shows the board to a LEGAL person, without waiting for the claims. */
export function mountBoard(claims: readonly DemoClaim[]) {
  demo.state.claims = claims
  signInAs('LEGAL')
  const onOpen = vi.fn()
  const onEdit = vi.fn()
  const view = renderPart(<Board onOpen={onOpen} onEdit={onEdit} />)
  return { ...view, onOpen, onEdit }
}

/** Shows the board, and waits until the claims have been read. */
export async function openBoard(claims: readonly DemoClaim[]) {
  const view = mountBoard(claims)
  await screen.findByRole('button', { name: 'Actualizar' })
  return view
}

/** The lane whose name and count are these, such as 'Documentos 2'. */
export const lane = (name: string) => screen.getByRole('region', { name })

/** The numbers of the claims in a lane, from above. */
export function numbersIn(name: string): (string | undefined)[] {
  return within(lane(name))
    .queryAllByRole('button', { name: /, detalles del reclamo / })
    .map((card) => card.getAttribute('aria-label')?.replace(/.*reclamo /, ''))
}

/** What opens the details of a claim, which has the focus of its card. */
export const card = (id: number) =>
  screen.getByRole('button', { name: new RegExp(`, detalles del reclamo ${id}$`) })

/** Opens "Mover a…" of a claim. */
export async function openMenu(user: ReturnType<typeof renderPart>['user'], id: number) {
  await user.click(screen.getByRole('button', { name: `Mover a…, reclamo ${id}` }))
  return screen.findByRole('menu', { name: 'Mover a…' })
}

/** Lets the frame go by in which the browser moves what is dragged. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Drags the card of a claim onto a lane, as the browser reports it. */
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
