export const WRONG_DATE = 'Fecha incompleta o que no existe: corrígela o bórrala.'

/** True for a missing part and a day that does not exist, which browsers report alike, and a year of three digits. */
export function isWrongDate({ validity, value }: HTMLInputElement): boolean {
  return validity.badInput || /^0[1-9]/.test(value)
}
