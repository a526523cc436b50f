import type { ReactNode } from 'react'
import type { Claim } from '@/domain/claim/fields'
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
  /** The palette stays open. */
  readonly isInside?: true
  readonly run: () => void
}

export type PaletteItem = PaletteOption &
  ({ readonly found: FoundClaim } | { readonly found?: never; readonly action: PaletteAction })

export const PALETTE_GROUPS = { claims: 'Reclamos', actions: 'Acciones', views: 'Vistas' } as const

interface ItemsOptions {
  readonly typed: string
  readonly found: readonly FoundClaim[]
  readonly actions: readonly PaletteAction[]
  readonly views: readonly PaletteAction[]
}

/** Id of a claim's item; old rows may have no id. */
const idOf = ({ id }: Claim, at: number) => `claim ${id ?? `at ${at}`}`

/** The found claims, then the actions and views that match the text; the others follow if claims were found. */
export function paletteItems({ typed, found, ...offers }: ItemsOptions): readonly PaletteItem[] {
  const words = searchWords(typed)
  const isMeant = ({ label }: PaletteAction) =>
    words.every((word) => foldText(label).includes(word))
  const itemsOf = (name: 'actions' | 'views') => {
    const others = found.length === 0 ? [] : offers[name].filter((action) => !isMeant(action))
    const group = PALETTE_GROUPS[name]
    return [...offers[name].filter(isMeant), ...others].map((action) => ({
      id: `${group} ${action.id}`,
      group,
      action,
    }))
  }
  const claims = found.map((one, at) => ({
    id: idOf(one.claim, at),
    group: PALETTE_GROUPS.claims,
    found: one,
  }))
  return [...claims, ...itemsOf('actions'), ...itemsOf('views')]
}
