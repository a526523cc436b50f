import type { Company } from '@/config/operator'

/** 'Vuelo Justo SpA, RUT 76.543.210-3, Calle 1, Santiago', without missing parts; '' if all are missing. */
export function companyLine({ legalName, rut, address }: Company): string {
  return [legalName, rut && `RUT ${rut}`, address].filter(Boolean).join(', ')
}
