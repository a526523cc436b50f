import type { Company } from '@/config/operator'

/** Who a company is, in a line: 'Vuelo Justo SpA, RUT 76.543.210-3, Calle 1, Santiago'; '' where nothing is known. */
export function companyLine({ legalName, rut, address }: Company): string {
  return [legalName, rut && `RUT ${rut}`, address].filter(Boolean).join(', ')
}
