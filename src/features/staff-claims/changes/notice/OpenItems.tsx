import { Button } from '@/ui/actions/Button'
import styles from './ChangeNotices.module.css'
import { isOpen, type ChangeRun, type RunItem } from '@/features/staff-claims/changes/runs'
import { FindInAll } from '@/features/staff-claims/reading/progress/FindInAll'
import { useChangeDesk } from '@/features/staff-claims/changes/use-change-desk'

interface OpenItemProps {
  readonly run: ChangeRun
  readonly item: RunItem
}

/** Two people changed the same: whoever is here chooses which one counts. */
function Choice({ run, item }: OpenItemProps) {
  const desk = useChangeDesk()
  const { claim } = item
  const name = `reclamo ${claim.id}`
  return (
    <div className={styles['choice']}>
      <p>{item.theirs}</p>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        aria-label={`Guardar lo mío, ${name}`}
        onClick={() => void desk.decide(run.number, claim, 'mine')}
      >
        Guardar lo mío
      </Button>
      <Button
        size="small"
        color="secondary"
        aria-label={`Dejar lo suyo, ${name}`}
        onClick={() => void desk.decide(run.number, claim, 'theirs')}
      >
        Dejar lo suyo
      </Button>
    </div>
  )
}

/** The claims of a run that are not as they should be, each with the reason. */
export function OpenItems({ run }: { readonly run: ChangeRun }) {
  const desk = useChangeDesk()
  const open = run.items.filter((item) => isOpen(item, run) || item.phase === 'undo-failed')
  if (open.length === 0) return null
  const isAlone = run.items.length === 1
  const missing = open.filter(({ isMissing }) => isMissing)
  return (
    <>
      <ul className={styles['open']}>
        {open.map((item) => (
          <li key={item.claim.id}>
            <p>
              {!isAlone && <strong>{item.claim.id}: </strong>}
              {item.problem ?? 'No se intentó.'}
            </p>
            {item.phase === 'conflict' && <Choice run={run} item={item} />}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <FindInAll
          claims={missing.map(({ claim }) => claim)}
          onFound={() => {
            const isUndo = missing.some(({ phase }) => phase === 'undo-failed')
            void (isUndo ? desk.undo : desk.retry)(run.number)
          }}
        />
      )}
    </>
  )
}
