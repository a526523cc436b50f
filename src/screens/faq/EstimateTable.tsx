import { Fragment } from 'react'
import { LAW_MAY_GIVE_MORE } from '@/domain/claim/compensation'
import { ESTIMATES_YEAR, FAQ_ESTIMATES } from '@/domain/claim/faq-estimates'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { estimateParts } from './estimate-parts'
import { ESTIMATES_ID } from '@/features/questions/estimates-id'
import { classNames } from '@/ui/theme/class-names'
import styles from './EstimateTable.module.css'

const COLUMNS = {
  case: 'Caso',
  responsible: 'Responsable',
  estimate: 'Compensación estimada',
  notes: 'Notas',
} as const

const AERONAUTICAL_CODE = 'https://www.bcn.cl/leychile/navegar?idNorma=30287'

/** SPEC 2.10 and 9. Explicit roles, because some browsers drop table semantics with another `display`. */
export function EstimateTable() {
  return (
    <section className={styles['band']} aria-labelledby={ESTIMATES_ID}>
      <div className="page">
        <h2 id={ESTIMATES_ID} tabIndex={-1}>
          ¿Cuánto podrías recibir?
        </h2>
        <p className={classNames('after', styles['always'])}>
          En todos los casos responde la aerolínea.
        </p>
        <table
          role="table"
          className={classNames('surface', styles['table'])}
          aria-describedby="nota-montos"
        >
          <caption className="visually-hidden">Compensación estimada por tipo de problema</caption>
          <thead>
            <tr role="row">
              {Object.values(COLUMNS).map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FAQ_ESTIMATES.map((row) => (
              <tr key={row.case} role="row">
                <th role="rowheader" scope="row">
                  {row.case}
                </th>
                <td role="cell" data-label={COLUMNS.responsible} className={styles['responsible']}>
                  Aerolínea
                </td>
                <td
                  role="cell"
                  data-label={COLUMNS.estimate}
                  className={classNames('strong numbers', styles['estimate'])}
                >
                  {estimateParts(row).map((part) => (
                    <Fragment key={part}>
                      <span>{part}</span>{' '}
                    </Fragment>
                  ))}
                </td>
                <td role="cell" data-label={COLUMNS.notes} className="muted small">
                  {row.notes}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div id="nota-montos" className={classNames('stack gap-6 muted small', styles['note'])}>
          <p>
            Montos estimados, edición {ESTIMATES_YEAR}: son rangos de referencia y no aseguran un
            resultado. {LAW_MAY_GIVE_MORE} Evaluamos cada caso por separado. No son asesoría legal.
          </p>
          <p>
            Marco legal:{' '}
            <a href={AERONAUTICAL_CODE} {...NEW_TAB}>
              Código Aeronáutico de Chile (Ley 18.916)
            </a>{' '}
            y, en vuelos internacionales, el Convenio de Montreal de 1999.
          </p>
        </div>
      </div>
    </section>
  )
}
