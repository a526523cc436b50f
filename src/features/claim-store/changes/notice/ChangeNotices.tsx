import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { StaffButton } from '@/ui/actions/StaffButton'
import { useIsSecondPress } from '@/ui/dialog/use-is-second-press'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'
import { Notice } from '@/ui/feedback/Notice'
import { UndoIcon } from '@/ui/icons/desk-icons'
import { changeText, runSubject, runText } from './change-words'
import { changeProblem } from '../change-problem'
import { countRun, isDone, isOpen, isSettled, type BatchUpdate } from '../runs'
import { useRuns } from '../runs-store'
import { useClaimUpdateQueue } from '../claim-update-queue'
import { ConflictButton } from './ConflictButton'
import { FindInAll } from '../../claim-data/progress/FindInAll'
import { classNames } from '@/ui/theme/class-names'
import styles from './ChangeNotices.module.css'

function OpenItems({ run }: { readonly run: BatchUpdate }) {
  const queue = useClaimUpdateQueue()
  const open = run.items.filter((item) => isOpen(item) || item.phase === 'undo-failed')
  if (open.length === 0) return null
  const isAlone = run.items.length === 1
  const missing = open.filter(({ failure }) => failure?.kind === 'missing')
  return (
    <>
      <ul
        aria-label="Reclamos sin guardar"
        tabIndex={isAlone ? undefined : 0}
        className={classNames('stack gap-8 after-8', styles['open'])}
      >
        {open.map((item) => (
          <li key={item.claim.id}>
            <p>
              {!isAlone && <strong>{item.claim.id}: </strong>}
              <span>{changeProblem(item, run.change)?.text ?? 'No se intentó.'}</span>
            </p>
            <ConflictButton {...{ run, item }} />
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <FindInAll
          claims={missing.map(({ claim }) => claim)}
          onFound={() => {
            const isUndo = missing.some(({ phase }) => phase === 'undo-failed')
            void (isUndo ? queue.undo : queue.retry)(run.key)
          }}
        />
      )}
    </>
  )
}

/** Time to undo from the notice, in ms; pointer or focus on the notice suspend it. */
const UNDO_MS = 10_000

function BatchNotice({ run }: { readonly run: BatchUpdate }) {
  const queue = useClaimUpdateQueue()
  const box = useRef<HTMLDivElement>(null)
  const [isPointed, setPointed] = useState(false)
  const { all, ended, left, undoFailed, isBusy, isUndoing, canUndo } = countRun(run)
  const isOver = isSettled(run)
  useUnloadWarning(isBusy)
  /** "Detener" takes the place of "Reintentar". */
  const isSecondPress = useIsSecondPress(isBusy)
  const hasFocus = () => box.current?.contains(document.activeElement) === true
  const dismiss = useEffectEvent(() => queue.dismissUpTo(run.key))

  useEffect(() => {
    if (!isOver || isPointed) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      // Asked at the end: no event reports that a focused button was removed.
      timer = setTimeout(() => (hasFocus() ? wait() : dismiss()), UNDO_MS)
    }
    wait()
    return () => clearTimeout(timer)
  }, [isOver, isPointed])

  return (
    <div
      ref={box}
      role="presentation"
      className={styles['notice']}
      data-screen-only
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      <Notice
        tone={isBusy ? 'info' : left + undoFailed > 0 ? 'error' : 'success'}
        isLive={false}
        {...(!isBusy && { onDismiss: () => queue.dismissUpTo(run.key) })}
        action={
          <>
            {isBusy && all > 1 && !run.isStopped && (
              <StaffButton
                onClick={(event) => {
                  if (!isSecondPress(event)) queue.stop(run.key)
                }}
              >
                Detener
              </StaffButton>
            )}
            {left > 0 && !isBusy && (
              <StaffButton variant="outlined" onClick={() => void queue.retry(run.key)}>
                Reintentar
              </StaffButton>
            )}
            {canUndo && (
              <StaffButton startIcon={<UndoIcon />} onClick={() => void queue.undo(run.key)}>
                Deshacer
              </StaffButton>
            )}
          </>
        }
      >
        <p className={classNames('clamp', styles['what'])}>
          <strong>{runSubject(run)}</strong>
          <span>{` · ${changeText(run.change)}`}</span>
        </p>
        <p>{runText(run)}</p>
        {isBusy && all > 1 && (
          <ProgressBar
            label={isUndoing ? 'Cambios deshechos' : 'Cambios guardados'}
            text={runText(run)}
            percent={Math.round((100 * ended) / all)}
          />
        )}
        {!isBusy && <OpenItems run={run} />}
      </Notice>
    </div>
  )
}

/** The latest change; a form shows its own until it is done. */
export function ChangeNotices() {
  const run = useRuns().at(-1)
  const isInForm = run !== undefined && run.isInForm && !run.items.every(isDone)
  return (
    <div role="status" aria-label="Cambios">
      {run && !isInForm && <BatchNotice key={run.key} run={run} />}
    </div>
  )
}
