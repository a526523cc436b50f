import { useRef } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { LETTER_TEMPLATES } from '@/domain/claim/messages/letter-templates'
import { OUTCOME_LABELS } from '@/domain/rights/labels'
import { OUTCOMES, type ProblemDetail } from '@/domain/rights/story'
import { Button } from '@/ui/actions/Button'
import { StaffButton } from '@/ui/actions/StaffButton'
import { CopyText } from '@/ui/actions/CopyText'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { AirportSelect } from '@/ui/fields/AirportSelect'
import { DateInput } from '@/ui/fields/DateInput'
import { SelectInput } from '@/ui/fields/SelectInput'
import { TextInput } from '@/ui/fields/TextInput'
import { ChangeTemplates } from '../messages/ChangeTemplates'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimLetter.module.css'
import { useClaimLetter } from './use-claim-letter'

const OPTIONS = LETTER_TEMPLATES.map(({ id, name }) => ({ value: id, label: name }))

interface ClaimLetterDialogProps {
  readonly open: boolean
  readonly claim: Claim
  readonly onClose: () => void
}

/** The texts of another claim would be wrong: each claim has its own. */
export function ClaimLetterDialog({ claim, ...rest }: ClaimLetterDialogProps) {
  return <OpenLetterDialog key={claim.id} claim={claim} {...rest} />
}

function OpenLetterDialog({ open, claim, onClose }: ClaimLetterDialogProps) {
  const letter = useClaimLetter(claim)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { id, problem, asked, ask, subject, text } = letter
  const whole = `${subject}\n\n${text}`
  const print = () => {
    letter.note()
    window.print()
  }
  return (
    <DialogFrame
      open={open}
      title="Cartas"
      closeLabel="Cerrar cartas"
      maxWidth={760}
      onClose={onClose}
    >
      <div className={classNames('cells', styles['fields'])} data-screen-only>
        <SelectInput
          label="Carta"
          options={OPTIONS}
          value={id}
          onChange={({ target }) => letter.choose(target.value)}
        />
        {problem !== '' && (
          <SelectInput
            label="Cómo terminó"
            options={OUTCOMES[problem].map((value) => ({ value, label: OUTCOME_LABELS[value] }))}
            value={asked.outcome}
            onChange={({ target }) => ask({ outcome: target.value as ProblemDetail })}
          />
        )}
        <AirportSelect label="Desde" value={asked.from} onChange={(from) => ask({ from })} />
        <AirportSelect label="Hasta" value={asked.to} onChange={(to) => ask({ to })} />
        <DateInput
          label="Fecha del vuelo"
          value={asked.date}
          onChange={({ target }) => ask({ date: target.value })}
        />
      </div>
      <div className="after" data-screen-only>
        <TextInput
          ref={field}
          label="Texto de la carta"
          lines={14}
          value={text}
          readOnly={!letter.isRead}
          hint="Los montos y normas dependen de la ruta y de cómo terminó. Lo que dice «por confirmar» no viene de un texto oficial."
          autoComplete="off"
          onChange={({ target }) => letter.write(target.value)}
        />
      </div>
      {letter.isEdited && (
        <p className="muted dense after-8" data-screen-only>
          Cambiaste el texto: lo que eliges arriba ya no lo toca.{' '}
          <StaffButton
            variant="link"
            onClick={() => {
              letter.refill()
              field.current?.focus()
            }}
          >
            Volver a llenarla
          </StaffButton>
        </p>
      )}
      <div className={styles['paper']} aria-hidden>
        {whole}
      </div>
      <p className="muted dense after-8" data-screen-only>
        Al copiarla o imprimirla queda en <span lang="en">Next Step</span>: «{letter.mark}».
      </p>
      <DialogActions>
        <CopyText
          key={whole}
          variant="contained"
          size="small"
          label="Copiar carta"
          onPress={letter.note}
          readText={() => whole}
          boxLabel="La carta, para copiarla"
          confirmation="Carta copiada."
        />
        <Button variant="outlined" size="small" onClick={print}>
          Imprimir carta
        </Button>
        <ChangeTemplates shown={id} />
      </DialogActions>
    </DialogFrame>
  )
}
