import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { airlineLabel } from '@/domain/claim/catalogue'
import { companionProblems } from '@/domain/claim/companions'
import { estimateFor, estimateText, shareText } from '@/domain/claim/compensation'
import { missingClaimFields } from '@/domain/forms/claim'
import { doneSteps, unfinishedFields, unfinishedText } from '@/domain/forms/claim-steps'
import { Button } from '@/ui/actions/Button'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { Ticket } from '@/ui/Ticket'
import { companionId, fieldId, focusControl, type ClaimValues } from '../claim-values'
import { classNames } from '@/ui/theme/class-names'
import styles from './SendBar.module.css'
import type { DraftState, DraftStatus } from '../draft/use-claim-draft'
import { StepList } from '../steps/StepList'
import type { ClaimSender } from './use-send-claim'

interface SendBarProps {
  readonly sender: ClaimSender
  readonly draft: DraftState
  readonly onBlockedPress: () => void
}

const LEFT_ID = 'reclamo-falta'

const SAVED = 'Borrador guardado en este equipo'

const DRAFT_WORDS: Partial<Record<DraftStatus['kind'], string>> = {
  saved: SAVED,
  restored: SAVED,
  'storage-refused': 'Este navegador no guarda borradores: no cierres la página antes de enviar.',
}

export const importProgress = () =>
  import('./told/SendingProgress').then((module) => module.SendingProgress)

function firstControl(field: keyof ClaimValues | undefined, values: ClaimValues) {
  if (field !== 'companions') return field && fieldId(field)
  const [problem] = companionProblems(values)
  return problem && companionId(problem.index, problem.field)
}

/** The estimate, what is left to do, and the send button: a bar below the form, at a desk a ticket beside it. */
export function SendBar({ sender, draft, onBlockedPress }: SendBarProps) {
  const { sending, progress, cancel } = sender
  const { status, isUnsaved, savedAt } = draft
  const { control } = useFormContext<ClaimValues>()
  const values = useWatch({ control }) as ClaimValues
  const isIncomplete = missingClaimFields(values).length > 0
  const estimate = estimateFor(values.type)
  const unfinished = unfinishedFields(values)
  const leftText = unfinishedText(unfinished, isIncomplete)
  const target = firstControl(unfinished[0]?.field, values)
  const draftWords = DRAFT_WORDS[status.kind]
  const isKept = draftWords === SAVED
  const button = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(false)

  useEffect(() => {
    // A disabled button loses the focus, and so does a removed cancel button.
    const isLost = document.activeElement === document.body
    // No scroll: the error is shown above the form.
    if (wasSending.current && !sending && isLost) button.current?.focus({ preventScroll: true })
    wasSending.current = sending
  }, [sending])

  return (
    <div className={styles['place']} data-screen-only>
      <div className={styles['pinned']}>
        <div className={styles['bar']} data-sending={sending}>
          <Ticket
            header="Tu reclamo"
            aside={values.airline === '' ? undefined : airlineLabel(values.airline)}
            stub={
              <>
                <StepList done={doneSteps(unfinished)} />
                {sending && (
                  <LazyComponent
                    from={importProgress}
                    props={{ values, progress, onCancel: cancel }}
                  />
                )}
                {/* A disabled button fires no click; the wrapper shows what is missing. */}
                {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
                <div
                  className={styles['send']}
                  onClick={isIncomplete && !sending ? onBlockedPress : undefined}
                >
                  <Button
                    ref={button}
                    type="submit"
                    variant="contained"
                    fullWidth
                    disabled={isIncomplete || sending}
                    aria-describedby={isIncomplete ? LEFT_ID : undefined}
                  >
                    {sending ? 'Enviando...' : 'Enviar reclamo'}
                  </Button>
                </div>
              </>
            }
          >
            <div className={styles['sum']}>
              <p className="ticket-label">Podrías recibir</p>
              <p
                className={
                  estimate ? classNames('lead figure', styles['amount']) : styles['generic']
                }
              >
                {estimateText(values.type)}
              </p>
              {estimate && (
                <p className={classNames('muted fine', styles['share'])}>{shareText(estimate)}</p>
              )}
              <p id={LEFT_ID} className={classNames('muted fine', styles['left'])}>
                {target === undefined ? (
                  leftText
                ) : (
                  <a
                    className="muted"
                    href={`#${target}`}
                    onClick={(event) => {
                      event.preventDefault()
                      focusControl(target)
                    }}
                  >
                    {leftText}
                  </a>
                )}
              </p>
            </div>
          </Ticket>
        </div>
        {/* Keeps its line while empty: the send button must not move under a press. */}
        <p className={classNames('muted fine', styles['draft'])}>
          {!sending && <span>{isKept && isUnsaved ? 'Guardando el borrador…' : draftWords}</span>}
          {!sending && isKept && !isUnsaved && savedAt && (
            <span>{`, ${savedAt.toTimeString().slice(0, 5)}`}</span>
          )}
        </p>
      </div>
    </div>
  )
}
