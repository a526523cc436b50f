import type { ReactNode } from 'react'
import type { FoundClaim } from '@/domain/claim/find-claims'
import { foldText, searchWords } from '@/domain/search-text'
import type { PaletteOption } from '@/ui/palette/PaletteList'

export interface PaletteAction {
  /** Unique among actions and views. */
  readonly id: string
  readonly label: string
  /** Small text after the label. */
  readonly hint?: string | undefined
  /** Equivalent shortcut on the page, such as 'E'. */
  readonly keys?: string | undefined
  readonly icon?: ReactNode
  /** Applies to the claim that the palette has selected. */
  readonly isForClaim?: true
  readonly run: () => void
}

export type PaletteItem = PaletteOption &
  (
    | { readonly kind: 'claim'; readonly found: FoundClaim }
    | { readonly kind: 'action'; readonly action: PaletteAction }
  )

export const PALETTE_GROUPS = { claims: 'Reclamos', actions: 'Acciones', views: 'Vistas' } as const

interface ItemsOptions {
  readonly typed: string
  readonly found: readonly FoundClaim[]
  readonly actions: readonly PaletteAction[]
  readonly views: readonly PaletteAction[]
}

/** Actions that match the text; if it also found claims, the others follow. */
function inOrder(
  actions: readonly PaletteAction[],
  { typed, found }: Pick<ItemsOptions, 'typed' | 'found'>,
): readonly PaletteAction[] {
  const words = searchWords(typed)
  const isMeant = ({ label }: PaletteAction) =>
    words.every((word) => foldText(label).includes(word))
  const meant = actions.filter(isMeant)
  return found.length === 0 ? meant : [...meant, ...actions.filter((other) => !isMeant(other))]
}

export function paletteItems(options: ItemsOptions): readonly PaletteItem[] {
  const { found, actions, views } = options
  const toItem = (group: string) => (action: PaletteAction) =>
    ({ kind: 'action', id: `${group} ${action.id}`, group, action }) as const
  return [
    ...found.map(
      (one, at) =>
        ({
          kind: 'claim',
          // Old rows may have no id.
          id: `claim ${one.claim.id ?? `at ${at}`}`,
          group: PALETTE_GROUPS.claims,
          found: one,
        }) as const,
    ),
    ...inOrder(actions, options).map(toItem(PALETTE_GROUPS.actions)),
    ...inOrder(views, options).map(toItem(PALETTE_GROUPS.views)),
  ]
}
