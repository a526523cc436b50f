import type { DeskProfile } from './desk-profiles'

/** Loaders of the lazy dialogs. */
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

/** Code that the next press may need, most likely first. */
export function likelyDialogs({ changesRows }: DeskProfile) {
  const { details, editors, palette, bulk, form, charge } = dialogCode
  return changesRows ? [details, editors, form, palette, bulk] : [details, charge, form]
}
