import type { Companion } from '@/domain/claim/companions'
import type { Sending } from '@/domain/claim/receipt/sendings'
import { fullName } from '@/domain/people/full-name'
import { DataText } from '@/ui/DataText'
import { CheckIcon } from '@/ui/icons/page-icons'
import { classNames } from '@/ui/theme/class-names'

const STATE_TEXT = { sent: 'Enviado', unknown: 'No sabemos si llegó' }
const LOOKS = { sent: 'on-green', unknown: 'on-amber before' }

interface SentPassengerProps {
  readonly title: string
  readonly person: Companion
  readonly state: Exclude<Sending['state'], 'refused'>
}

/** A passenger whose claim has left the device, with what is known of it. */
export function SentPassenger({ title, person, state }: SentPassengerProps) {
  return (
    // The fields of an unknown claim stay open; their group has the title.
    <div
      {...(state === 'sent' && { role: 'group', 'aria-label': title })}
      className={classNames('line gap-12 middle box', LOOKS[state])}
    >
      {state === 'sent' && <CheckIcon small />}
      <p>
        <strong className="ink block">
          <DataText>{fullName(person)}</DataText>
        </strong>
        {STATE_TEXT[state]}
      </p>
    </div>
  )
}
