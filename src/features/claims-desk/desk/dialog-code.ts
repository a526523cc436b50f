import { whenIdle } from '@/ui/browser/wait'
import type { DeskProfile } from './desk-profiles'

/** Loaders of the lazy dialogs; `prefetchDialogs` calls them early. */
export const dialogCode = {
  details: () =>
    import('@/features/claim-editor/details/ClaimDetailsDialog').then((m) => m.ClaimDetailsDialog),
  panel: () =>
    import('@/features/claim-editor/details/ClaimDetailsPanel').then((m) => m.ClaimDetailsPanel),
  form: () => import('@/features/claim-editor/edit/ClaimFormDialog').then((m) => m.ClaimFormDialog),
  charge: () => import('@/features/claim-editor/charge/ChargeDialog').then((m) => m.ChargeDialog),
  editors: () =>
    import('@/features/claim-editor/inline-edit/InlineEditors').then((m) => m.InlineEditors),
  bulk: () => import('../bulk/BulkBar').then((m) => m.BulkBar),
  palette: () => import('./palette/Palette').then((m) => m.Palette),
  settings: () => import('../settings/SettingDialogs').then((m) => m.SettingDialogs),
} as const

const prefetched = new Set<keyof typeof dialogCode>()

/** Loads dialogs before a click needs them. The click loads again after a failure and shows the error. */
export function prefetchDialogs(...names: readonly (keyof typeof dialogCode)[]): void {
  for (const name of names) {
    if (prefetched.has(name)) continue
    prefetched.add(name)
    whenIdle()
      .then(async () => void (await dialogCode[name]()))
      .catch(() => prefetched.delete(name))
  }
}

export function prefetchClaimDialogs({ changesRows }: Pick<DeskProfile, 'changesRows'>): void {
  prefetchDialogs('details', 'form')
  if (changesRows) prefetchDialogs('editors')
}
