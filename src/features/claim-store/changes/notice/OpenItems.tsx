import { useState } from 'react'
import { Button } from '@/ui/actions/Button'
import styles from './ChangeNotices.module.css'
import { ConflictDialog } from './ConflictDialog'
import { isOpen, type BatchUpdate } from '../runs'
import type { NumberedClaim } from '../save-change'
import { FindInAll } from '../../claim-data/progress/FindInAll'
import { useClaimUpdateQueue } from '../use-claim-update-queue'

export function OpenItems({ run }: { readonly run: BatchUpdate }) {
  const queue = useClaimUpdateQueue()
  const [deciding, setDeciding] = useState<NumberedClaim['id'] | null>(null)
  const open = run.items.filter((item) => isOpen(item, run) || item.phase === 'undo-failed')
  if (open.length === 0) return null
  const isAlone = run.items.length === 1
  const decided = open.find(({ claim }) => claim.id === deciding)
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
            {item.conflict && (
              <Button
                size="small"
                variant="outlined"
                color="secondary"
                aria-label={`Elegir cuál queda, reclamo ${item.claim.id}`}
                onClick={() => setDeciding(item.claim.id)}
              >
                Elegir cuál queda
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConflictDialog
        conflict={decided?.conflict ?? null}
        onDecide={(choices) => {
          setDeciding(null)
          if (decided) void queue.decide(run.number, decided.claim, choices)
        }}
        onCancel={() => setDeciding(null)}
      />
      {missing.length > 0 && (
        <FindInAll
          claims={missing.map(({ claim }) => claim)}
          onFound={() => {
            const isUndo = missing.some(({ phase }) => phase === 'undo-failed')
            void (isUndo ? queue.undo : queue.retry)(run.number)
          }}
        />
      )}
    </>
  )
}
