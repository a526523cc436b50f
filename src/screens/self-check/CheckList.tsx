import { CheckIcon, ErrorIcon, WarningIcon } from '@/ui/icons/page-icons'
import { VERDICT_WORDS, type Check } from './checks'
import { Tag } from '@/ui/feedback/Tag'
import { classNames } from '@/ui/theme/class-names'
import styles from './SelfCheckPage.module.css'

const LOOKS = {
  ok: { Icon: CheckIcon, tone: 'green' },
  warn: { Icon: WarningIcon, tone: 'amber' },
  fail: { Icon: ErrorIcon, tone: 'red' },
} as const

const ROW_COUNT = 9

function verdictText(checks: readonly Check[]): string {
  const bad = checks.filter(({ verdict }) => verdict !== 'ok').length
  if (bad === 0) return 'Todo funciona.'
  return bad === 1 ? 'Hay 1 cosa que revisar.' : `Hay ${bad} cosas que revisar.`
}

export function CheckList({ checks }: { readonly checks: readonly Check[] | null }) {
  return (
    <>
      <p role="status" className="strong before">
        {checks ? verdictText(checks) : 'Probando…'}
      </p>
      {checks === null ? (
        <div className={classNames('surface', styles['list'])} aria-hidden>
          {Array.from({ length: ROW_COUNT }, (_row, index) => (
            <div key={index} className={styles['waiting']} />
          ))}
        </div>
      ) : (
        <ul className={classNames('surface', styles['list'])} aria-label="Resultados">
          {checks.map(({ name, verdict, text }) => {
            const { Icon, tone } = LOOKS[verdict]
            return (
              <li key={name} className={styles['row']}>
                <Tag tone={tone} className={styles['mark']}>
                  <Icon small />
                  {VERDICT_WORDS[verdict]}
                </Tag>
                <span className={styles['name']}>{name}</span>
                <span className={styles['text']}>{text}</span>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
