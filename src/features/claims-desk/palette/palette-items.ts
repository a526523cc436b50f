import type { ReactNode } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { FoundClaim } from '@/domain/claim/find-claims'
import { foldText, searchWords } from '@/domain/search-text'
import type { PaletteOption } from '@/ui/palette/PaletteList'

interface ActionLook {
  /** Unique among actions and views. */
  readonly id: string
  readonly label: string
  /** Small text after the label. */
  readonly hint?: string | undefined
  /** Equivalent shortcut on the page, such as 'E'. */
  readonly keys?: string | undefined
  readonly icon?: ReactNode
}

interface GeneralAction extends ActionLook {
  readonly forClaim?: false
  readonly run: () => void
}

interface ClaimAction extends ActionLook {
  /** Applies to the claim that the palette has selected. */
  readonly forClaim: true
  /** False hides the action for this claim. */
  readonly fits?: (claim: Claim) => boolean
  readonly run: (claim: Claim) => void
}

export type PaletteAction = GeneralAction | ClaimAction

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
  /** The claim for `forClaim` actions; null hides them. */
  readonly subject: Claim | null
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
  const { found, actions, views, subject } = options
  const possible = actions.filter(
    (action) => action.forClaim !== true || (subject !== null && (action.fits?.(subject) ?? true)),
  )
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
    ...inOrder(possible, options).map(toItem(PALETTE_GROUPS.actions)),
    ...inOrder(views, options).map(toItem(PALETTE_GROUPS.views)),
  ]
}
