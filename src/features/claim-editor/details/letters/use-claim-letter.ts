import { useState } from 'react'
import { env } from '@/config/env'
import type { Claim } from '@/domain/claim/fields'
import { findTemplate, textOf } from '@/domain/claim/messages/custom-templates'
import { fillTemplate } from '@/domain/claim/messages/fill-template'
import { letterMarkText, withLetterMark } from '@/domain/claim/messages/letter-mark'
import { LETTER_TEMPLATES } from '@/domain/claim/messages/letter-templates'
import { placeholderValues } from '@/domain/claim/messages/placeholders'
import { formatDay, toDayString } from '@/domain/dates'
import { problemOf } from '@/domain/rights/labels'
import { FIRST_OUTCOME, legalWords, type LegalFacts } from '@/domain/rights/letters/legal-words'
import { useIsSaving } from '@/features/claim-store/changes/claim-status'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import { useToday } from '../../shared/use-today'
import { useTemplates } from '../messages/use-templates'

type Asked = Omit<LegalFacts, 'problem' | 'isRefused'>

const REFUSAL = 'carta-rechazo'

/** Most claims of the desk are about flights from here. */
const FIRST_AIRPORT = 'SCL'

/** A letter about a claim: filled by its template until the user changes the text. */
export function useClaimLetter(claim: Claim) {
  const { own } = useTemplates()
  const desk = useClaimUpdateQueue()
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
  const [edited, setEdited] = useState<Readonly<Record<string, string>>>({})
  const template = findTemplate(id) ?? LETTER_TEMPLATES[0]
  const { subject, text } = textOf(template, own)
  const legal = legalWords({ ...asked, problem, isRefused: id === REFUSAL }, today)
  const words = placeholderValues(claim, env.brandName, undefined, {
    hoy: formatDay(today),
    ...legal,
  })
  const mark = letterMarkText(template.name, today)
  return {
    id,
    choose: setId,
    problem,
    asked,
    ask: (change: Partial<Asked>) => setAsked((before) => ({ ...before, ...change })),
    subject: fillTemplate(subject, words),
    text: edited[id] ?? fillTemplate(text, words),
    isEdited: edited[id] !== undefined,
    write: (typed: string) => setEdited((before) => ({ ...before, [id]: typed })),
    refill: () => setEdited(({ [id]: _, ...others }) => others),
    mark,
    /** Writes the letter into Next Step, once a day. */
    note: () => {
      const next_step = withLetterMark(claim.next_step, mark)
      if (claim.id === null || isSaving || next_step === (claim.next_step ?? '')) return
      void desk.start([claim], { next_step })
    },
  }
}
