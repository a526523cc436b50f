import { useState } from 'react'
import { env } from '@/config/env'
import type { Claim } from '@/domain/claim/fields'
import { templateFor } from '@/domain/claim/messages/choose-template'
import { fillMessage, missingValue, usesPlaceholder } from '@/domain/claim/messages/fill-template'
import { mailLink } from '@/domain/claim/messages/mail-link'
import { findTemplate, textOf } from '@/domain/claim/messages/custom-templates'
import { placeholderValues, type Placeholder } from '@/domain/claim/messages/placeholders'
import { parseChargeAmount } from '@/domain/country/amounts'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { useTemplates } from './use-templates'
import { useQuery } from '@tanstack/react-query'
import { queries } from '@/api/queries'
import { parseLastDigits } from '@/domain/money/card'
import { useChargeAttempts } from '../../charge/flow/use-charge-attempts'

export const NO_TEMPLATE = ''

const NO_TEXT = { subject: '', text: '' }

const NAMES_COMPENSATION = ['comision', 'compensacion'] as const

/** Reasons why a message that names money cannot be sent yet. */
const MISSING_FACTS: Readonly<Partial<Record<Placeholder, string>>> = {
  compensacion: 'Escribe la compensación: el mensaje la nombra.',
  comision: 'Escribe la compensación: el mensaje dice cuánto cobraremos.',
  cobrado: 'Este equipo no conoce un cobro de este reclamo: el comprobante va después de cobrar.',
  orden: 'Este equipo no conoce un cobro de este reclamo: el comprobante va después de cobrar.',
}

/** Text that is dropped when another claim is shown. */
function useOfClaim(claimId: Claim['id']) {
  const [held, setHeld] = useState<{ readonly of: Claim['id']; readonly text: string } | null>(null)
  return {
    text: held?.of === claimId ? held.text : null,
    set: (text: string) => setHeld({ of: claimId, text }),
  }
}

/** Null if unknown; no request is sent unless the message uses them (`isNamed`). */
function useCardDigits(email: Claim['email'], isNamed: boolean): string | null {
  const address = email?.trim() ?? ''
  const { data } = useQuery({
    ...queries.userByEmail(address),
    enabled: isNamed && address !== '',
  })
  return data?.hasRegisteredCard === false ? null : parseLastDigits(data?.cardInfo?.lastFourDigits)
}

/** Message for the passenger of a claim and its links. Default: the template for the claim's status. */
export function useMessageDraft(claim: Claim) {
  const { value: own } = useTemplates()
  const choice = useOfClaim(claim.id)
  const compensation = useOfClaim(claim.id)
  const attempts = useChargeAttempts(claim.id)
  const charged = attempts.find(({ outcome }) => outcome === 'charged') ?? null
  const id = choice.text ?? templateFor(claim, charged !== null)?.id ?? NO_TEMPLATE
  const template = findTemplate(id)
  const texts = template ? textOf(template, own) : NO_TEXT
  const whole = `${texts.subject}\n${texts.text}`
  const digits = useCardDigits(claim.email, usesPlaceholder(whole, 'tarjeta'))
  const amount = parseChargeAmount(compensation.text ?? '')
  const facts = { compensation: amount.pesos, charged, digits }
  const words = placeholderValues(claim, env.brandName, facts)
  const missing = missingValue(whole, words)
  const message = missing === null ? fillMessage(texts, words) : NO_TEXT
  const phone = toChatPhone(claim.phone)
  return {
    id,
    choose: choice.set,
    message,
    /** The typed compensation; null if the message does not use it. */
    compensation: NAMES_COMPENSATION.some((name) => usesPlaceholder(whole, name)) ? amount : null,
    typeCompensation: compensation.set,
    /** Reason why the message cannot be sent; null if it can. */
    blocked: missing === null ? null : (MISSING_FACTS[missing] ?? null),
    chat: phone === null || missing !== null ? null : chatLink(phone, message.text),
    mail: missing === null ? mailLink(claim.email, message) : null,
  }
}

export type MessageDraft = ReturnType<typeof useMessageDraft>
