import { TEMPLATES, type Template, type TemplateId } from './templates'

/** What a template says. */
export interface TemplateText {
  readonly subject: string
  readonly text: string
}

/** What this person wrote instead of what a template said at first. */
export type CustomTemplates = Readonly<Partial<Record<TemplateId, TemplateText>>>

export const SUBJECT_MAX = 120
export const TEXT_MAX = 2000

/** Whether there is a template of this id. */
export function isTemplateId(id: unknown): id is TemplateId {
  return TEMPLATES.some((template) => template.id === id)
}

/** What a template says by now. */
export function textOf({ id, subject, text }: Template, own: CustomTemplates): TemplateText {
  return (isTemplateId(id) ? own[id] : undefined) ?? { subject, text }
}

/** The own texts with one more; what says the same as at first is no own text. */
export function withText(
  own: CustomTemplates,
  id: TemplateId,
  text: TemplateText,
): CustomTemplates {
  const first = TEMPLATES.find((template) => template.id === id)
  const { [id]: _, ...others } = own
  const isFirst = first?.subject === text.subject && first.text === text.text
  return isFirst ? others : { ...others, [id]: text }
}

/** The own texts with those of a file in their place; what the file does not name stays. */
export function withTexts(own: CustomTemplates, taken: CustomTemplates): CustomTemplates {
  return TEMPLATES.reduce((texts, { id }) => {
    const text = taken[id]
    return text ? withText(texts, id, text) : texts
  }, own)
}

/**
 * The own texts as they were before a file was taken over; what was written since then stays.
 *
 * @param taken the texts of the file
 * @param before the own texts at that moment
 */
export function withoutTexts(
  own: CustomTemplates,
  taken: CustomTemplates,
  before: CustomTemplates,
): CustomTemplates {
  return TEMPLATES.reduce((texts, template) => {
    const now = textOf(template, own)
    const text = taken[template.id]
    const isUntouched = text?.subject === now.subject && text.text === now.text
    return isUntouched ? withText(texts, template.id, textOf(template, before)) : texts
  }, own)
}

function toText(raw: unknown): TemplateText | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { subject, text } = raw as Readonly<Record<string, unknown>>
  if (typeof subject !== 'string' || typeof text !== 'string') return null
  return { subject: subject.slice(0, SUBJECT_MAX), text: text.slice(0, TEXT_MAX) }
}

/** The own texts out of what the device holds; what is none is dropped. */
export function parseOwnTexts(raw: unknown): CustomTemplates {
  if (typeof raw !== 'object' || raw === null) return {}
  return Object.entries(raw).reduce<CustomTemplates>((own, [id, value]) => {
    const text = toText(value)
    return isTemplateId(id) && text !== null ? withText(own, id, text) : own
  }, {})
}
