import type { ReactNode } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { FoundClaim } from '@/domain/claim/find-claims'
import { foldText, searchWords } from '@/domain/search-text'
import type { PaletteOption } from '@/ui/palette/PaletteList'

interface ActionLook {
  /** Apart from those of the other actions and views. */
  readonly id: string
  readonly label: string
  /** Goes on after the label, smaller. */
  readonly hint?: string | undefined
  /** What does the same elsewhere on the page, such as 'E'. */
  readonly keys?: string | undefined
  readonly icon?: ReactNode
}

interface GeneralAction extends ActionLook {
  readonly forClaim?: false
  readonly run: () => void
}

interface ClaimAction extends ActionLook {
  /** It is done to the claim that the palette is on. */
  readonly forClaim: true
  /** False hides it, where it cannot be done to this one. */
  readonly fits?: (claim: Claim) => boolean
  readonly run: (claim: Claim) => void
}

/** What the palette can do besides opening and editing a claim. */
export type PaletteAction = GeneralAction | ClaimAction

/** A line of the palette. */
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
  /** What those actions are for that are done to a claim; null hides them. */
  readonly subject: Claim | null
}

/** Those that were typed; where the text found claims, the others follow. */
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

/** Everything that can be chosen by now: claims, then what can be done, then where one can go. */
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
          // Old rows may have no number.
          id: `claim ${one.claim.id ?? `at ${at}`}`,
          group: PALETTE_GROUPS.claims,
          found: one,
        }) as const,
    ),
    ...inOrder(possible, options).map(toItem(PALETTE_GROUPS.actions)),
    ...inOrder(views, options).map(toItem(PALETTE_GROUPS.views)),
  ]
}
