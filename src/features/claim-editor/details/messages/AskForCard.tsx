import { useId } from 'react'
import { env } from '@/config/env'
import type { Claim } from '@/domain/claim/fields'
import { fillMessage } from '@/domain/claim/messages/fill-template'
import { mailLink } from '@/domain/claim/messages/mail-link'
import { textOf } from '@/domain/claim/messages/custom-templates'
import { placeholderValues } from '@/domain/claim/messages/placeholders'
import { templateById } from '@/domain/claim/messages/templates'
import { formatRecent } from '@/domain/dates'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { fullName } from '@/domain/people/full-name'
import { useToday } from '@/features/claim-store/contact/use-today'
import { DataText } from '@/ui/DataText'
import { Button } from '@/ui/actions/Button'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { useTemplates } from './use-templates'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'
import { parseAskedCards } from '@/domain/claim/messages/asked-cards'

interface AskForCardProps {
  /** Won claims without a card, in display order. Claims without an id are skipped. */
  readonly claims: readonly Claim[]
}

const TEMPLATE = templateById('pide-tarjeta')

/** Claims for which this user has opened the message. */
const asked = createUserRecord('preference', 'asked-cards', parseAskedCards)

/** "Pide la tarjeta": a list of chats to open in turn; the next one is highlighted. */
export function AskForCard({ claims }: AskForCardProps) {
  const titleId = useId()
  const { own } = useTemplates()
  const { value: askedAt, change } = useUserRecord(asked)
  const texts = textOf(TEMPLATE, own)
  const rows = claims.flatMap((claim) => (claim.id === null ? [] : [{ claim, id: claim.id }]))
  const next = rows.find(({ id }) => askedAt[id] === undefined)
  const opened = rows.filter(({ id }) => askedAt[id] !== undefined).length

  return (
    <section aria-labelledby={titleId} className="stack gap-8">
      <h3 id={titleId}>Pide la tarjeta</h3>
      <p role="status" className="muted dense">
        {rows.length === 0
          ? 'Todos los casos ganados tienen tarjeta.'
          : `${opened} de ${rows.length} mensajes abiertos`}
      </p>
      <ul className="stack flat">
        {rows.map(({ claim, id }) => (
          <AskRow
            key={id}
            claim={claim}
            texts={texts}
            askedAt={askedAt[id]}
            isNext={next?.id === id}
            onOpen={() => change((before) => ({ ...before, [id]: Date.now() }))}
          />
        ))}
      </ul>
    </section>
  )
}

interface AskRowProps {
  readonly claim: Claim
  readonly texts: ReturnType<typeof textOf>
  readonly askedAt: number | undefined
  readonly isNext: boolean
  readonly onOpen: () => void
}

function AskRow({ claim, texts, askedAt, isNext, onOpen }: AskRowProps) {
  const today = useToday()
  const words = placeholderValues(claim, env.brandName)
  const message = fillMessage(texts, words)
  const phone = toChatPhone(claim.phone)
  const mail = mailLink(claim.email, message)
  const name = fullName(claim)
  const look = {
    variant: isNext ? 'contained' : 'outlined',
    color: 'secondary',
    size: 'small',
  } as const
  return (
    <li className="row gap-12 close middle dense rule-below target">
      <span className="stretch">
        <strong>{claim.id}</strong> <DataText>{name}</DataText>
      </span>
      {askedAt !== undefined && (
        <span className="muted fine">Abierto {formatRecent(new Date(askedAt), today)}</span>
      )}
      {phone !== null ? (
        <Button
          {...look}
          href={chatLink(phone, message.text)}
          {...NEW_TAB}
          aria-label={`Chat del reclamo ${claim.id}`}
          onClick={onOpen}
        >
          Chat
        </Button>
      ) : mail !== null ? (
        <Button
          {...look}
          href={mail}
          aria-label={`Correo del reclamo ${claim.id}`}
          onClick={onOpen}
        >
          Correo
        </Button>
      ) : (
        <span className="muted fine">Sin teléfono ni correo</span>
      )}
    </li>
  )
}
