/** 'Next Step, Tracking y Alias', with 'e' where Spanish says so. */
export function joinNames(names: readonly string[]): string {
  // Made here, not with the module: the first use of `Intl` takes a slow phone 60 ms.
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(names)
}
