/** The dialogs' code, each fetched once: by the click that needs it, or before, by `warmDialogs`. */
export const dialogCode = {
  details: () =>
    import('@/features/claims-desk/details/ClaimDetailsDialog').then((m) => m.ClaimDetailsDialog),
  form: () => import('@/features/claims-desk/edit/ClaimFormDialog').then((m) => m.ClaimFormDialog),
  charge: () => import('@/features/claims-desk/charge/ChargeDialog').then((m) => m.ChargeDialog),
} as const

/** Fetches code that the next click may need. A failure is told by the click itself. */
export function warmDialogs(...names: readonly (keyof typeof dialogCode)[]): void {
  for (const name of names) void dialogCode[name]().catch(() => undefined)
}
