import { useState } from 'react'
import { COUNTER_CARDS } from '@/domain/rights/airport-guide'
import { CHILE_NAME } from '@/domain/rights/laws/chile-facts'
import { ChoiceInput } from '@/ui/fields/choice/ChoiceInput'
import { FullScreenDialog } from '@/ui/dialog/FullScreenDialog'
import { SourceMark } from '../cards/SourceMark'
import { classNames } from '@/ui/theme/class-names'
import styles from './CounterCard.module.css'

const OPTIONS = COUNTER_CARDS.map(({ id, label }) => ({ value: id, label }))

interface CounterCardProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** A card in large type, turned to the staff of the airline; every line names its official source. */
export function CounterCard({ open, onClose }: CounterCardProps) {
  const [id, setId] = useState(COUNTER_CARDS[0]?.id)
  const card = COUNTER_CARDS.find((one) => one.id === id)
  return (
    <FullScreenDialog open={open} title="Para el mesón" isCovering onClose={onClose}>
      {card && (
        <div className={styles['sheet']}>
          <div className={styles['choice']}>
            <ChoiceInput
              label="Qué muestras"
              name="tarjeta"
              options={OPTIONS}
              value={card.id}
              onChange={setId}
            />
          </div>
          <article aria-label={card.title} className={classNames('after-20', styles['card'])}>
            <p className={styles['law']}>{CHILE_NAME}</p>
            <h3>{card.title}</h3>
            <p className={styles['says']}>{card.law.text}</p>
            <p className="after">
              <SourceMark source={card.law.source} />
            </p>
            {card.asked.length > 0 && (
              <>
                <h4>Pido</h4>
                <ul>
                  {card.asked.map(({ title, text, source }) => (
                    <li key={title}>
                      <strong>{title}</strong>
                      <p className="lead">{text}</p>
                      <SourceMark source={source} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </article>
        </div>
      )}
    </FullScreenDialog>
  )
}
