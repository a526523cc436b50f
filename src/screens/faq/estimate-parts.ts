import type { FAQ_ESTIMATES } from '@/domain/claim/faq-estimates'
import { CURRENCY } from '@/domain/country/chile'
import { formatNumber } from '@/domain/country/money'

type EstimateRow = (typeof FAQ_ESTIMATES)[number]

const inPesos = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `${formatNumber(min)}-${formatNumber(max)} ${CURRENCY}`

/** Parts of a range (SPEC 9) that must not wrap: '2 a 5 UF' and '(unos 75.000-190.000 CLP)'. */
export function estimateParts({ min, max, unit, about }: EstimateRow): readonly string[] {
  if (unit === CURRENCY) return [inPesos({ min, max })]
  const range = `${formatNumber(min)} a ${formatNumber(max)} UF`
  return about ? [range, `(unos ${inPesos(about)})`] : [range]
}
