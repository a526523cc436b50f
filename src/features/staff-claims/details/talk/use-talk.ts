import { useState } from 'react'
import { env } from '@/config/env'
import type { Claim } from '@/domain/claim/fields'
import { templateFor } from '@/domain/claim/talk/choose-template'
import { fillTemplate } from '@/domain/claim/talk/fill-template'
import { mailLink } from '@/domain/claim/talk/mail-link'
import { textOf } from '@/domain/claim/talk/own-texts'
import { wordsOf } from '@/domain/claim/talk/placeholders'
import { TEMPLATES, type Template } from '@/domain/claim/talk/templates'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { useTemplates } from './use-templates'

/** What is chosen where nobody wants a text written. */
export const NO_TEMPLATE = ''

/**
 * What is about to be written to the person of a claim, and where to. Until someone chooses, the
 * template of the claim's status counts.
 */
export function useTalk(claim: Claim) {
  const { own } = useTemplates()
  const [chosen, setChosen] = useState<{ of: Claim['id']; id: string } | null>(null)
  // A choice is of one claim: the next one starts with what its own status asks for.
  const id = (chosen?.of === claim.id ? chosen.id : templateFor(claim)?.id) ?? NO_TEMPLATE
  const all: readonly Template[] = TEMPLATES
  const template = all.find((candidate) => candidate.id === id)
  const words = wordsOf(claim, env.brandName)
  const { subject, text } = template ? textOf(template, own) : { subject: '', text: '' }
  const message = { subject: fillTemplate(subject, words), text: fillTemplate(text, words) }
  const phone = toChatPhone(claim.phone)
  return {
    id,
    choose: (next: string) => setChosen({ of: claim.id, id: next }),
    message,
    chat: phone === null ? null : chatLink(phone, message.text),
    mail: mailLink(claim.email, message),
  }
}

export type Talk = ReturnType<typeof useTalk>
