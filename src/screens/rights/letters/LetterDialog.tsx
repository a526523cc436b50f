import { CURRENCY } from '@/domain/country/chile'
import { toDayString } from '@/domain/dates'
import { deadlinesOf, hasRunOut } from '@/domain/rights/answer/deadlines'
import {
  blanksOf,
  expensesOf,
  LETTER_BLANKS,
  LETTER_TITLES,
  noticeTerm,
  passengerLetter,
  withTypedDay,
  type LetterAnswers,
  type LetterBlank,
  type LetterKind,
} from '@/domain/rights/letters/passenger-letters'
import type { Rights } from '@/domain/rights/rights-for'
import type { Problem, TripAnswers } from '@/domain/rights/story'
import { Button } from '@/ui/actions/Button'
import { useClientValue } from '@/ui/browser/use-client-value'
import { CopyText } from '@/ui/actions/CopyText'
import { findShare, shareByDevice } from '@/ui/actions/share-by-device'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { Notice } from '@/ui/feedback/Notice'
import { DateInput } from '@/ui/fields/DateInput'
import { TextInput } from '@/ui/fields/TextInput'
import { classNames } from '@/ui/theme/class-names'
import styles from './Letters.module.css'

const AUTO_COMPLETE: Readonly<Partial<Record<LetterBlank, string>>> = {
  name: 'name',
  contact: 'email',
}

interface LetterDialogProps {
  readonly open: boolean
  readonly kind: LetterKind
  readonly story: TripAnswers & { readonly problem: Problem }
  readonly rights: Rights
  readonly typed: LetterAnswers
  readonly onType: (change: LetterAnswers) => void
  readonly onClose: () => void
}

function NoticeOfTerm({
  kind,
  story,
  rights,
  typed,
  today,
}: LetterDialogProps & { readonly today: string }) {
  const term = noticeTerm(rights)
  if (kind !== 'luggage' || term === undefined) return null
  const { date } = withTypedDay(story, typed)
  return (
    <div className={styles['term']}>
      <Notice tone={hasRunOut(term, date, today) ? 'warning' : 'info'} isLive={false}>
        {term.title}. {deadlinesOf([term], date, today).at(-1)?.text}
      </Notice>
    </div>
  )
}

function LetterText({ text }: { readonly text: string }) {
  return (
    <div className={styles['letter']}>
      {text
        .split(/(\[[^\]]*\])/)
        .map((part, index) =>
          part.startsWith('[') ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
        )}
    </div>
  )
}

export function LetterDialog(props: LetterDialogProps) {
  const { open, kind, story, rights, typed, onType, onClose } = props
  const today = useClientValue(() => toDayString(new Date()), '')
  const title = LETTER_TITLES[kind]
  const text = passengerLetter(kind, { story, rights, typed, today })
  const sums = expensesOf(story.problem)
  return (
    <DialogFrame open={open} title={title} maxWidth={860} onClose={onClose}>
      <div className={classNames('stack gap-16', styles['columns'])}>
        <div className={styles['fields']} data-screen-only>
          <NoticeOfTerm {...props} today={today} />
          {blanksOf(kind, story).map((blank) => {
            const Input = blank === 'day' ? DateInput : TextInput
            return (
              <Input
                key={blank}
                label={
                  sums.includes(blank)
                    ? `${LETTER_BLANKS[blank]} (${CURRENCY})`
                    : LETTER_BLANKS[blank]
                }
                inputMode={sums.includes(blank) ? 'numeric' : undefined}
                autoComplete={AUTO_COMPLETE[blank] ?? 'off'}
                value={typed[blank] ?? ''}
                onChange={({ target }) => onType({ [blank]: target.value })}
              />
            )
          })}
        </div>
        <section aria-label="Tu carta" className={classNames('surface pad', styles['sheet'])}>
          <LetterText text={text} />
        </section>
      </div>
      <p className="muted fine after" data-screen-only>
        Orienta, no es asesoría legal. Revísala antes de enviarla.
      </p>
      <DialogActions>
        <CopyText
          key={text}
          variant="contained"
          size="small"
          label="Copiar carta"
          readText={() => text}
          boxLabel="Tu carta, para copiarla"
          confirmation="Carta copiada: pégala en un correo o en el formulario de la aerolínea."
        />
        <Button variant="outlined" size="small" onClick={() => window.print()}>
          Imprimir carta
        </Button>
        {findShare() && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => void shareByDevice({ title, text })}
          >
            Compartir carta
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  )
}
