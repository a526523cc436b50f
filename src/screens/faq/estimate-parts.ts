import type { FAQ_ESTIMATES } from '@/domain/claim/faq-estimates'
import { CURRENCY } from '@/domain/country/chile'
import { formatNumber } from '@/domain/country/money'

/** Parts of a range (SPEC 9) that must not wrap: '2 a 5 UF' and '(unos 75.000-190.000 CLP)'. */
export function estimateParts({
  min,
  max,
  uf,
}: Pick<(typeof FAQ_ESTIMATES)[number], 'min' | 'max' | 'uf'>): readonly string[] {
  const inPesos = `${formatNumber(min)}-${formatNumber(max)} ${CURRENCY}`
  return uf ? [`${uf.min} a ${uf.max} UF`, `(unos ${inPesos})`] : [inPesos]
}
