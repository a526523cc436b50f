/**
 * A lawyer's answers, one a line: the case as 'problem from-to outcome detail=answer', the verdict, the
 * sums in order, the sources of the laws that apply, the strongest first, and the further questions.
 */
const TABLE = `
cancelacion SCL-PMC alternative-late | Sí, podrías reclamar. | $100.000 a $250.000 | civilAviationBoard | cause
cancelacion SCL-PMC alternative-soon | Difícil, pero puedes pedir la causa por escrito. |  | civilAviationBoard | cause
cancelacion SCL-PMC no-alternative | Sí, podrías reclamar. | $100.000 a $250.000 | civilAviationBoard | cause
cancelacion SCL-PMC not-travelled | Quizás: depende de si ya te devolvieron el pasaje. |  | civilAviationBoard | cause
cancelacion SCL-PMC alternative-late cause=outside | Quizás: depende de si fue de verdad fuerza mayor. |  | civilAviationBoard | cause
cancelacion SCL-PMC alternative-late cause=airline | Sí, podrías reclamar. | $100.000 a $250.000 | civilAviationBoard | cause
cancelacion SCL-PMC alternative-late cause=not-told | Sí, podrías reclamar. | $100.000 a $250.000 | civilAviationBoard | cause
cancelacion SCL-LIM alternative-late | Sí, podrías reclamar. | $100.000 a $250.000 | civilAviationBoard montrealLimits | cause
cancelacion LIM-SCL alternative-late | Quizás: depende de si la ley chilena se aplica a vuelos que llegan. |  | civilAviationBoard montrealLimits | cause
cancelacion LIM-SCL alternative-soon | Difícil, pero puedes pedir la causa por escrito. |  | civilAviationBoard montrealLimits | cause
retraso SCL-PUQ under-3h | Difícil, pero puedes pedir la causa por escrito. |  | civilAviationBoard | departure cause
retraso SCL-PUQ 3-to-4h | Quizás: depende del avión y de la causa. | $80.000 a $180.000 | civilAviationBoard | departure cause
retraso SCL-PUQ 3-to-4h departure=over-3h cause=airline | Quizás: depende del tamaño del avión. | $80.000 a $180.000 | civilAviationBoard | departure cause
retraso SCL-PUQ over-4h departure=up-to-3h | Difícil, pero puedes pedir la causa por escrito. |  | civilAviationBoard | departure cause
retraso SCL-PUQ under-3h departure=over-3h | Quizás: depende de lo que gastaste mientras esperabas. | $80.000 a $180.000 | civilAviationBoard | departure cause
retraso SCL-PUQ over-4h cause=outside | Quizás: depende de si fue de verdad fuerza mayor. |  | civilAviationBoard | departure cause
retraso SCL-PUQ not-travelled | Quizás: depende de si ya te devolvieron el pasaje. |  | civilAviationBoard | departure cause
retraso SCL-PUQ over-4h date=2010-01-05 | Difícil: pasaron más de 6 años. |  | civilAviationBoard |
retraso SCL-PUQ over-4h date=2024-05-02 | Quizás: depende del plazo. Pasó más de un año: el plazo puede haber vencido. |  | civilAviationBoard | departure cause
retraso SCL-PUQ under-3h date=2024-05-02 | Difícil, pero puedes pedir la causa por escrito. Pasó más de un año: el plazo puede haber vencido. |  | civilAviationBoard | departure cause
retraso SCL-LIM over-4h | Sí, podrías reclamar. | hasta 6.303 DEG + $80.000 a $180.000 | civilAviationBoard montrealLimits | departure cause
retraso EZE-SCL over-4h | Quizás: depende de si la ley chilena se aplica a vuelos que llegan. | hasta 6.303 DEG | civilAviationBoard montrealLimits | departure cause
sobreventa SCL-LSC over-4h | Sí, podrías reclamar. | 2 UF + $75.000 a $190.000 | article133 |
sobreventa SCL-PMC over-4h | Sí, podrías reclamar. | 3 UF + $75.000 a $190.000 | article133 |
sobreventa SCL-LIM 3-to-4h | Sí, podrías reclamar. | 4 UF + $75.000 a $190.000 | article133 |
sobreventa SCL-GRU over-4h | Sí, podrías reclamar. | 10 UF + 500 DEG | article133 anacTerms |
sobreventa SCL-MIA over-4h | Sí, podrías reclamar. | 15 UF | article133 usRefunds |
sobreventa SCL-SYD over-4h | Sí, podrías reclamar. | 20 UF | article133 |
sobreventa SCL-LIM under-3h | Quizás: depende de si la ley paga también con menos de 3 horas. |  | article133 |
sobreventa SCL-LIM not-travelled | Quizás: depende de si ya te devolvieron el pasaje. |  | article133 |
sobreventa LIM-SCL over-4h | Quizás: depende de si la ley chilena se aplica a vuelos que llegan. | 4 UF | article133 |
equipaje SCL-PMC lost | Sí, podrías reclamar. | 40 UF | article148 |
equipaje SCL-PMC damaged | Sí, podrías reclamar. | 40 UF | article148 |
equipaje SCL-LIM lost | Sí, podrías reclamar. | hasta 1.519 DEG + $500.000 a $1.200.000 | montrealLimits |
equipaje SCL-LIM late | Sí, podrías reclamar. | hasta 1.519 DEG + $30.000 a $80.000 | montrealLimits |
equipaje SCL-LIM damaged | Sí, podrías reclamar. | hasta 1.519 DEG + $50.000 a $150.000 | montrealLimits |
equipaje SCL-LIM damaged date=2026-11-13 | Quizás: depende de si avisaste a tiempo. Pasaron los 7 días para avisar por escrito. | hasta 1.519 DEG + $50.000 a $150.000 | montrealLimits |
equipaje SCL-LIM late date=2026-10-30 | Quizás: depende de si avisaste a tiempo. Pasaron los 21 días para avisar por escrito. | hasta 1.519 DEG + $30.000 a $80.000 | montrealLimits |
equipaje LIM-BOG lost | Sí, podrías reclamar. | hasta 1.519 DEG | montrealLimits |
equipaje LIM-CUZ lost | Quizás: depende de la ley de Perú. |  |  |
equipaje MAD-BCN lost | Quizás: depende de la ley de España. |  |  |
retraso LIM-BOG over-4h | Quizás: depende de lo que puedas probar. | hasta 6.303 DEG | montrealLimits |
cancelacion LIM-BOG no-alternative | Quizás: depende de lo que puedas probar. |  | montrealLimits |
cancelacion LIM-CUZ no-alternative | Quizás: depende de la ley de Perú. |  |  |
sobreventa LIM-BOG over-4h | Quizás: depende de la ley de Perú o de Colombia. |  |  |
cancelacion MAD-SCL alternative-late | Sí, podrías reclamar. | 600 EUR | eu261Scope civilAviationBoard montrealLimits | notice arrival
cancelacion MAD-SCL alternative-late notice=14-days | Quizás: depende de si la ley chilena se aplica a vuelos que llegan. |  | civilAviationBoard montrealLimits eu261Scope | notice cause
cancelacion MAD-SCL alternative-late notice=7-days arrival=over-4h | Sí, podrías reclamar. | 600 EUR | eu261Scope civilAviationBoard montrealLimits | notice arrival
cancelacion MAD-SCL alternative-late notice=7-days arrival=3-to-4h | Quizás: depende de si el otro vuelo salía más de 2 horas antes que el tuyo. | 300 EUR | eu261Scope civilAviationBoard montrealLimits | notice arrival
cancelacion MAD-SCL alternative-late notice=under-7-days arrival=3-to-4h | Sí, podrías reclamar. | 300 EUR | eu261Scope civilAviationBoard montrealLimits | notice arrival
cancelacion MAD-SCL alternative-soon notice=under-7-days arrival=under-2h | Quizás: depende de si el otro vuelo salía más de 1 hora antes que el tuyo. | 300 EUR | eu261Scope civilAviationBoard montrealLimits | notice arrival
cancelacion MAD-SCL no-alternative notice=under-7-days | Sí, podrías reclamar. | 600 EUR | eu261Scope civilAviationBoard montrealLimits | notice cause
cancelacion MAD-SCL not-travelled notice=under-7-days | Quizás: depende de qué otro vuelo te ofrecieron. | 600 EUR | eu261Scope civilAviationBoard montrealLimits | notice cause
cancelacion MAD-SCL no-alternative notice=under-7-days cause=outside | Quizás: depende de si fueron circunstancias extraordinarias. | 600 EUR | eu261Scope civilAviationBoard montrealLimits | notice cause
cancelacion SCL-MAD alternative-soon | Quizás: depende de quién operó el vuelo. | 600 EUR | eu261Scope civilAviationBoard montrealLimits | operator notice
cancelacion SCL-MAD alternative-soon operator=eu | Sí, podrías reclamar. | 600 EUR | eu261Scope civilAviationBoard montrealLimits | operator notice
cancelacion SCL-MAD alternative-soon operator=other | Difícil, pero puedes pedir la causa por escrito. |  | civilAviationBoard montrealLimits | operator cause
retraso MAD-SCL 3-to-4h | Sí, podrías reclamar. | 300 EUR + hasta 6.303 DEG | eu261Scope civilAviationBoard montrealLimits | departure cause
retraso MAD-SCL over-4h | Sí, podrías reclamar. | 600 EUR + hasta 6.303 DEG | eu261Scope civilAviationBoard montrealLimits | departure cause
retraso MAD-SCL under-3h | Difícil, pero puedes pedir la causa por escrito. |  | civilAviationBoard montrealLimits | departure cause
retraso SCL-ZRH 3-to-4h operator=eu | Sí, podrías reclamar. | 300 EUR + hasta 6.303 DEG | eu261Scope civilAviationBoard montrealLimits | operator departure
retraso SCL-MAD over-4h operator=other | Sí, podrías reclamar. | hasta 6.303 DEG + $80.000 a $180.000 | civilAviationBoard montrealLimits | operator departure
retraso MAD-BCN 3-to-4h | Sí, podrías reclamar. | 250 EUR | eu261Scope | cause
retraso LIS-MUC 3-to-4h | Sí, podrías reclamar. | 400 EUR + hasta 6.303 DEG | eu261Scope montrealLimits | cause
retraso FRA-IST 3-to-4h | Sí, podrías reclamar. | 400 EUR + hasta 6.303 DEG | eu261Scope montrealLimits | cause
retraso MAD-SCL not-travelled | Quizás: depende de si ya te devolvieron el pasaje. |  | eu261Scope civilAviationBoard montrealLimits | departure cause
sobreventa MAD-BCN under-3h | Sí, podrías reclamar. | 250 EUR | eu261Scope |
sobreventa LIS-MUC under-3h | Sí, podrías reclamar. | 200 EUR | eu261Scope |
sobreventa MAD-SCL 3-to-4h | Sí, podrías reclamar. | 300 EUR + 20 UF | eu261Scope article133 |
sobreventa MAD-SCL over-4h | Sí, podrías reclamar. | 600 EUR + 20 UF | eu261Scope article133 |
sobreventa MAD-SCL not-travelled | Sí, podrías reclamar. | 600 EUR | eu261Scope article133 |
retraso LHR-SCL 3-to-4h | Sí, podrías reclamar. | 260 GBP + hasta 6.303 DEG | uk261 civilAviationBoard montrealLimits | departure cause
retraso LHR-SCL over-4h | Sí, podrías reclamar. | 520 GBP + hasta 6.303 DEG | uk261 civilAviationBoard montrealLimits | departure cause
cancelacion LHR-SCL no-alternative | Quizás: depende de si la ley chilena se aplica a vuelos que llegan. | 520 GBP | civilAviationBoard uk261 montrealLimits | notice cause
sobreventa LHR-MAD over-4h | Sí, podrías reclamar. | 220 GBP + 250 EUR | uk261 eu261Scope | operator
cancelacion LHR-SCL no-alternative notice=14-days | Quizás: depende de si la ley chilena se aplica a vuelos que llegan. |  | civilAviationBoard montrealLimits uk261 | notice cause
cancelacion LHR-SCL no-alternative notice=under-7-days | Sí, podrías reclamar. | 520 GBP | uk261 civilAviationBoard montrealLimits | notice cause
cancelacion LHR-SCL alternative-late notice=under-7-days arrival=3-to-4h | Sí, podrías reclamar. | 520 GBP | uk261 civilAviationBoard montrealLimits | notice cause
retraso LHR-MAD 3-to-4h | Sí, podrías reclamar. | 220 GBP + 250 EUR + hasta 6.303 DEG | uk261 eu261Scope montrealLimits | operator cause
cancelacion LHR-SCL no-alternative notice=7-days cause=outside | Quizás: depende de si la ley chilena se aplica a vuelos que llegan. | 520 GBP | civilAviationBoard uk261 montrealLimits | notice cause
retraso SCL-LHR over-4h operator=uk | Sí, podrías reclamar. | 520 GBP + hasta 6.303 DEG | civilAviationBoard uk261 montrealLimits | operator departure
retraso SCL-LHR over-4h | Sí, podrías reclamar. | 520 GBP + hasta 6.303 DEG | civilAviationBoard uk261 montrealLimits | operator departure
retraso SCL-LHR over-4h operator=other | Sí, podrías reclamar. | hasta 6.303 DEG + $80.000 a $180.000 | civilAviationBoard montrealLimits | operator departure
retraso LHR-IST over-4h | Sí, podrías reclamar. | 350 GBP + hasta 6.303 DEG | uk261 montrealLimits | cause
retraso GRU-GIG 3-to-4h | Difícil, pero puedes pedir ayuda mientras esperas. |  | anacTerms |
retraso GRU-GIG over-4h | Sí, podrías reclamar. |  | anacTerms |
retraso GRU-GIG not-travelled | Quizás: depende de si el atraso llegaba a 4 horas. |  | anacTerms |
cancelacion SCL-GRU no-alternative | Sí, podrías reclamar. | $100.000 a $250.000 | civilAviationBoard anacTerms montrealLimits | cause
sobreventa GRU-GIG under-3h | Sí, podrías reclamar. | 250 DEG | anacTerms |
sobreventa GRU-LIM over-4h | Sí, podrías reclamar. | 500 DEG | anacTerms |
equipaje GRU-GIG lost | Quizás: depende de lo que puedas probar. |  | anacTerms |
cancelacion MIA-JFK alternative-late | Sí, podrías reclamar. |  | usRefunds |
retraso MIA-JFK over-4h | Quizás: depende de si tomaste otro vuelo. |  | usRefunds |
retraso MIA-JFK not-travelled | Quizás: depende de si el cambio pasaba de 3 horas. |  | usRefunds |
cancelacion MIA-JFK not-travelled | Sí, podrías reclamar. |  | usRefunds |
retraso MIA-JFK under-3h | Difícil, pero puedes pedir una explicación por escrito. |  | usRefunds |
cancelacion MIA-SCL no-alternative | Sí, podrías reclamar. |  | usRefunds civilAviationBoard montrealLimits | cause
sobreventa MIA-SCL over-4h | Quizás: depende de si la ley chilena se aplica a vuelos que llegan. | 15 UF + 200% o 400% del pasaje de ida, hasta 1.075 o 2.150 USD | article133 usRefunds |
equipaje JFK-MIA lost | Sí, podrías reclamar. | hasta 4.700 USD | usRefunds |
equipaje SCL-MIA late | Sí, podrías reclamar. | hasta 1.519 DEG + $30.000 a $80.000 | montrealLimits usRefunds |
cancelacion SCL-OTRO no-alternative | Sí, podrías reclamar. | $100.000 a $250.000 | civilAviationBoard montrealLimits | cause
equipaje SCL-OTRO lost | Quizás: depende de si tu vuelo fue dentro de Chile. | 40 UF + hasta 1.519 DEG | article148 montrealLimits |
retraso SYD-AKL over-4h | Quizás: depende de lo que puedas probar. | hasta 6.303 DEG | montrealLimits |
cancelacion YYZ-SCL alternative-late | Quizás: depende de si la ley chilena se aplica a vuelos que llegan. |  | civilAviationBoard montrealLimits | cause
`

type LawRow = readonly [
  story: string,
  headline: string,
  sums: string,
  sources: string,
  asked: string,
]

export const LAW_ROWS: readonly LawRow[] = TABLE.trim()
  .split('\n')
  .map((line): LawRow => {
    const [story = '', headline = '', sums = '', sources = '', asked = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    return [story, headline, sums, sources, asked]
  })
