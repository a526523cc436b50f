import { formatDay, parseDay } from '@/domain/dates'
import { NumberLink } from '../../shared/NumberLink'
import { Card, type OverviewCardProps } from './Card'
import styles from './Cards.module.css'

const HEIGHT = 92
const LABEL_EVERY = 4

/** From this count on, a number is wider than its column. */
const TIGHT = 1000

/** '7 sep'. */
function shortDay(monday: string): string {
  const day = parseDay(monday)
  if (day === null) return ''
  const month = new Intl.DateTimeFormat('es', { month: 'long' }).format(day)
  return `${day.getDate()} ${month.slice(0, 3)}`
}

/** Roles that table elements lose when CSS changes their `display`, as in `DataTable`. */
const GROUP = { role: 'rowgroup' }
const ROW = { role: 'row' }
const HEAD = { role: 'columnheader' }
const ROW_HEAD = { role: 'rowheader' }
const CELL = { role: 'cell' }

export function WeekCard({ overview, linkTo }: OverviewCardProps) {
  const { weeks } = overview
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  return (
    <Card title="Recibidos por semana" hint="Últimas 12 semanas, por fecha de recepción">
      <table role="table" data-tight={most >= TIGHT} className={styles['weeks']}>
        <thead {...GROUP} className="visually-hidden">
          <tr {...ROW}>
            <th {...HEAD} scope="col">
              Semana
            </th>
            <th {...HEAD} scope="col">
              Recibidos
            </th>
          </tr>
        </thead>
        <tbody {...GROUP}>
          {weeks.map(({ monday, count }, at) => {
            const isNow = at === weeks.length - 1
            const label = isNow ? 'hoy' : at % LABEL_EVERY === 0 ? shortDay(monday) : ''
            return (
              <tr key={monday} {...ROW}>
                <th {...ROW_HEAD} scope="row">
                  <span className="visually-hidden">{`Semana del ${formatDay(monday)}`}</span>
                  <span aria-hidden>{label}</span>
                </th>
                <td {...CELL}>
                  <NumberLink
                    count={count}
                    of={`recibidos en la semana del ${formatDay(monday)}`}
                    to={linkTo({ state: 'all', week: monday })}
                  />
                  <svg aria-hidden width="100%" height={Math.round((HEIGHT * count) / most)}>
                    <rect
                      width="100%"
                      height="100%"
                      rx={3}
                      className={styles[isNow ? 'thisWeek' : 'week']}
                    />
                  </svg>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
