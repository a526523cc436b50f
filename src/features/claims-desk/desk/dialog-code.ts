/** The dialogs' code, each fetched once: by the click that needs it, or before, by `prefetchDialogs`. */
export const dialogCode = {
  details: () =>
    import('@/features/claim-editor/details/ClaimDetailsDialog').then((m) => m.ClaimDetailsDialog),
  panel: () =>
    import('@/features/claim-editor/details/ClaimDetailsPanel').then((m) => m.ClaimDetailsPanel),
  form: () => import('@/features/claim-editor/edit/ClaimFormDialog').then((m) => m.ClaimFormDialog),
  charge: () => import('@/features/claim-editor/charge/ChargeDialog').then((m) => m.ChargeDialog),
  /** The windows over a cell. */
  editors: () =>
    import('@/features/claim-editor/inline-edit/InPlaceEditors').then((m) => m.InPlaceEditors),
  /** The bar of the ticked rows. */
  bulk: () => import('@/features/claims-desk/bulk/BulkBar').then((m) => m.BulkBar),
  palette: () => import('@/features/claims-desk/palette/Palette').then((m) => m.Palette),
} as const

const prefetched = new Set<keyof typeof dialogCode>()

/**
 * Fetches code that the next click may need, once: asking again takes time from the click itself. A
 * failure is told by the click, which asks for it anyway.
 */
export function prefetchDialogs(...names: readonly (keyof typeof dialogCode)[]): void {
  for (const name of names) {
    if (prefetched.has(name)) continue
    prefetched.add(name)
    void dialogCode[name]().catch(() => prefetched.delete(name))
  }
}
