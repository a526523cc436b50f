import type { Right } from '@/domain/rights/laws/law'
import type { Rights } from '@/domain/rights/rights-for'
import { SourceMark } from '../cards/SourceMark'
import { DoneIcon } from '@/ui/icons/rights-icons'
import styles from './AnswerTicket.module.css'

interface RightsListProps {
  readonly heading: string
  readonly rights: readonly Right[]
  readonly isChoice?: boolean
}

function RightsList({ heading, rights, isChoice = false }: RightsListProps) {
  if (rights.length === 0) return null
  return (
    <>
      <h3>{heading}</h3>
      <ul className={styles['rights']}>
        {rights.map(({ title, text, source }, index) => (
          <li key={title}>
            <span className={styles[isChoice ? 'letter' : 'tick']} aria-hidden>
              {isChoice ? String.fromCodePoint(65 + index) : <DoneIcon />}
            </span>
            <span>
              <strong>{title}</strong>: {text} <SourceMark source={source} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

export function RightsLists({ rights: { choices, care } }: { readonly rights: Rights }) {
  return (
    <>
      <RightsList
        heading={choices.length > 1 ? 'Tú eliges una' : 'Puedes pedir'}
        rights={choices}
        isChoice={choices.length > 1}
      />
      <RightsList heading="Y además, mientras esperas" rights={care} />
    </>
  )
}
