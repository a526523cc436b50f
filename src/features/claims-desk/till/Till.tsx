import { useId, useMemo, useState } from 'react'
import { formatDay, toDayString } from '@/domain/dates'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import {
  dayOfAttempt,
  totalAttempts,
  TILL_OUTCOMES,
  TILL_TABLE,
} from '@/domain/money/till/charge-days'
import { useAllChargeAttempts } from '@/features/claim-editor/charge/flow/use-charge-attempts'
import { useToday } from '@/features/claim-store/contact/use-today'
import { SelectInput } from '@/ui/fields/SelectInput'
import { formatClp, formatNumber } from '@/domain/country/money'
import { WON_CLAIMS } from '@/features/claim-store/claim-data/all-claims'
import { useAllClaims, useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { failureReason } from '@/features/claim-store/claim-data/reading-words'
import { useExpireSession } from '@/features/claim-store/claim-data/use-leave-when-refused'
import { RetryButton } from '@/ui/actions/RetryButton'
import { Notice } from '@/ui/feedback/Notice'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { saveFile } from '@/ui/files/save-file'
import { ProviderMatch } from './ProviderMatch'
import { EmptyNote } from '../shared/EmptyNote'
import { personOf, TILL_TONES, TillTable } from './TillTable'
import { toFile, type ExportFormat } from '../export/export-formats'
import { FormatButtons } from '../export/FormatButtons'
import { classNames } from '@/ui/theme/class-names'
import tones from '@/features/claim-store/contact/Tones.module.css'
import styles from './Till.module.css'

/** The file is created on the device. */
function TillExport({ attempts }: { readonly attempts: readonly ChargeAttempt[] }) {
  const known = useKnownClaims()
  const [hasFailed, setFailed] = useState(false)
  const save = async (format: ExportFormat) => {
    setFailed(false)
    const items = attempts.map((attempt) => ({ attempt, person: personOf(known, attempt.claimId) }))
    try {
      const file = await toFile(format, { table: TILL_TABLE, items })
      saveFile(file.blob, file.fileName)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <FormatButtons disabled={attempts.length === 0} onExport={(format) => void save(format)} />
      {hasFailed && (
        <div className="own-line">
          <Notice tone="error" onDismiss={() => setFailed(false)}>
            {chunkErrorText('el archivo')}
          </Notice>
        </div>
      )}
    </>
  )
}

const EVERY_DAY = 'todos'

/** "Caja del día": charges of this device only. */
export function Till() {
  const titleId = useId()
  const today = toDayString(useToday())
  const attempts = useAllChargeAttempts()
  // The names of the charges.
  const { error, isFetching, refetch } = useAllClaims({ filters: WON_CLAIMS })
  useExpireSession(error)
  const [otherDay, setOtherDay] = useState<string | null>(null)
  const day = otherDay ?? today
  const isEveryDay = day === EVERY_DAY
  const shown = useMemo(
    () => (isEveryDay ? attempts : attempts.filter((attempt) => dayOfAttempt(attempt) === day)),
    [attempts, day, isEveryDay],
  )
  const days = [...new Set([today, ...attempts.map(dayOfAttempt)])]
  const options = [
    ...days.map((value) => ({
      value,
      label: value === today ? `Hoy, ${formatDay(value)}` : formatDay(value),
    })),
    { value: EVERY_DAY, label: 'Todos los días' },
  ]
  return (
    <section aria-labelledby={titleId} className="stack dense">
      <div className="spread">
        <div>
          <h2 id={titleId} className="visually-hidden">
            Caja del día
          </h2>
          <p className="muted">Solo lo que cobró este equipo. Cada equipo tiene su propia caja.</p>
        </div>
        <div className={classNames('row middle', styles['tools'])}>
          <div className="stretch">
            <SelectInput
              isInline
              label="Día"
              options={options}
              value={day}
              onChange={({ target: { value } }) => setOtherDay(value === today ? null : value)}
            />
          </div>
          <TillExport attempts={shown} />
        </div>
      </div>
      <dl className={classNames('cells', styles['totals'])}>
        {totalAttempts(shown).map(({ name, sum, count }) => (
          <div key={name} className={classNames('box on-white', tones[TILL_TONES[name] ?? 'grey'])}>
            <dt className="muted semibold">{TILL_OUTCOMES[name]}</dt>
            <dd className="row gap-10 flat baseline numbers">
              <strong className="large figure">{formatClp(sum)}</strong>
              <span>{`${formatNumber(count)} ${count === 1 ? 'cobro' : 'cobros'}`}</span>
            </dd>
          </div>
        ))}
      </dl>
      {error !== null && !isFetching && shown.length > 0 && (
        <Notice tone="warning" action={<RetryButton onClick={() => void refetch()} />}>
          {`Faltan nombres, porque no pudimos leer los reclamos. ${failureReason(error)}`}
        </Notice>
      )}
      {shown.length === 0 ? (
        <EmptyNote>
          {isEveryDay
            ? 'Este equipo no ha cobrado nada.'
            : 'Este equipo no cobró nada ese día. Elige otro, o cobra desde “Por cobrar”.'}
        </EmptyNote>
      ) : (
        <TillTable attempts={shown} isOneDay={!isEveryDay} />
      )}
      <ProviderMatch attempts={attempts} shown={shown} />
    </section>
  )
}
