import { categoryName } from '@/domain/claim/status/lanes'
import { formatNumber } from '@/domain/country/money'
import { categoryTone } from '@/features/claim-store/contact/contact-tones'
import { classNames } from '@/ui/theme/class-names'
import { NumberLink } from '../../shared/NumberLink'
import { Bars } from './Bars'
import { Card, type OverviewCardProps } from './Card'
import styles from './Cards.module.css'

const hintOf = (total: number) =>
  total === 1
    ? 'El único, en el orden del camino del pasajero'
    : `Los ${formatNumber(total)}, en el orden del camino del pasajero`

export function CategoryCard({ overview, linkTo }: OverviewCardProps) {
  const { lanes, total } = overview
  const most = Math.max(0, ...lanes.flatMap((lane) => lane.categories.map(({ count }) => count)))
  return (
    <Card title="Por categoría" hint={hintOf(total)} className={styles['tall']}>
      <table className={classNames(styles['categories'], styles['counts'])}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Categoría</th>
            <th scope="col">Reclamos</th>
          </tr>
        </thead>
        {lanes.map(({ id, label, count, categories }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={2} className="ticket-label">
                {`${label} · ${formatNumber(count)}`}
              </th>
            </tr>
            {categories.map(({ category, name, count: claims, filter }) => (
              <tr key={category}>
                <th scope="row" className="regular">
                  <span className={classNames('stack middle', styles['line'])}>
                    <span>{categoryName(name)}</span>
                    <Bars
                      segments={[
                        {
                          key: category,
                          count: claims,
                          className: classNames(styles['age'], categoryTone(category)),
                        },
                      ]}
                      most={most}
                      height={10}
                    />
                  </span>
                </th>
                <td>
                  <NumberLink
                    count={claims}
                    of={categoryName(name)}
                    to={linkTo({ state: 'all', category }, { category: filter })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  )
}
