import { useState } from 'react'
import { env } from '@/config/env'
import type { Claim } from '@/domain/claim/fields'
import { findTemplate, textOf } from '@/domain/claim/messages/custom-templates'
import { fillMessage } from '@/domain/claim/messages/fill-template'
import { letterMarkText, withLetterMark } from '@/domain/claim/messages/letter-mark'
import { LETTER_TEMPLATES } from '@/domain/claim/messages/letter-templates'
import { placeholderValues } from '@/domain/claim/messages/placeholders'
import { formatDay, toDayString } from '@/domain/dates'
import { problemOf } from '@/domain/rights/labels'
import { FIRST_OUTCOME, legalWords, type LegalFacts } from '@/domain/rights/letters/legal-words'
import { useIsSaving } from '@/features/claim-store/changes/claim-status'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import { useUserRecord } from '@/session/use-user-record'
import { useToday } from '@/features/claim-store/contact/use-today'
import { useTemplates } from '../messages/use-templates'
import { editedLetters } from './edited-letters'

type Asked = Omit<LegalFacts, 'problem' | 'isRefused'>

const LETTER_MAX = 20_000

const REFUSAL = 'carta-rechazo'

/** Most claims of the desk are about flights from here. */
const FIRST_AIRPORT = 'SCL'

/** A letter about a claim: filled by its template until the user changes the text. */
export function useClaimLetter(claim: Claim) {
  const { value: own } = useTemplates()
  const queue = useClaimUpdateQueue()
  const isSaving = useIsSaving(claim.id, 'next_step')
  const today = toDayString(useToday())
  const problem = problemOf(claim.type)
  const [id, setId] = useState<string>(LETTER_TEMPLATES[0].id)
  const [asked, setAsked] = useState<Asked>({
    from: FIRST_AIRPORT,
    to: '',
    date: '',
    outcome: problem === '' ? '' : FIRST_OUTCOME[problem],
  })
  const { value: edited, change, isRead } = useUserRecord(editedLetters)
  const key = `${claim.id}/${id}`
  const template = findTemplate(id) ?? LETTER_TEMPLATES[0]
  const legal = legalWords({ ...asked, problem, isRefused: id === REFUSAL }, today)
  const words = placeholderValues(claim, env.brandName, undefined, {
    hoy: formatDay(today),
    ...legal,
  })
  const filled = fillMessage(textOf(template, own), words)
  const mark = letterMarkText(template.name, today)
  return {
    id,
    choose: setId,
    problem,
    asked,
    ask: (change: Partial<Asked>) => setAsked((before) => ({ ...before, ...change })),
    subject: filled.subject,
    text: edited[key] ?? filled.text,
    isEdited: edited[key] !== undefined,
    isRead,
    write: (typed: string) =>
      change((before) => ({ ...before, [key]: typed.slice(0, LETTER_MAX) })),
    refill: () => change(({ [key]: _, ...others }) => others),
    mark,
    /** Writes the letter into Next Step, once a day. */
    note: () => {
      const next_step = withLetterMark(claim.next_step, mark)
      if (claim.id === null || isSaving || next_step === (claim.next_step ?? '')) return
      void queue.start([claim], { next_step })
    },
  }
}
