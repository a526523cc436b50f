import { isRow } from '@/domain/raw-values'
import { LETTER_TEMPLATES } from './letter-templates'
import { TEMPLATES, type TemplateBase } from './templates'

/** Messages, then letters. */
export const ALL_TEMPLATES = [...TEMPLATES, ...LETTER_TEMPLATES] as const

export type TemplateId = (typeof ALL_TEMPLATES)[number]['id']

export interface TemplateText {
  readonly subject: string
  readonly text: string
}

/** Texts that the user wrote instead of the default ones. */
export type CustomTemplates = Readonly<Partial<Record<TemplateId, TemplateText>>>

export const SUBJECT_MAX = 120
export const TEXT_MAX = 2000

export function isTemplateId(id: unknown): id is TemplateId {
  return ALL_TEMPLATES.some((template) => template.id === id)
}

export function findTemplate(id: string): TemplateBase | undefined {
  const all: readonly TemplateBase[] = ALL_TEMPLATES
  return all.find((template) => template.id === id)
}

/** The user's text of a template, else the default one. */
export function textOf({ id, subject, text }: TemplateBase, own: CustomTemplates): TemplateText {
  return (isTemplateId(id) ? own[id] : undefined) ?? { subject, text }
}

/** Stores a text of the user; one that equals the default is removed. */
export function withText(
  own: CustomTemplates,
  id: TemplateId,
  text: TemplateText,
): CustomTemplates {
  const first = ALL_TEMPLATES.find((template) => template.id === id)
  const { [id]: _, ...others } = own
  const isFirst = first?.subject === text.subject && first.text === text.text
  return isFirst ? others : { ...others, [id]: text }
}

/** Adds the texts of an imported file; texts that it does not contain stay. */
export function withTexts(own: CustomTemplates, taken: CustomTemplates): CustomTemplates {
  return ALL_TEMPLATES.reduce((texts, { id }) => {
    const text = taken[id]
    return text ? withText(texts, id, text) : texts
  }, own)
}

/** Undoes an import: restores the texts of `before`, except those edited since then. */
export function withoutTexts(
  own: CustomTemplates,
  taken: CustomTemplates,
  before: CustomTemplates,
): CustomTemplates {
  return ALL_TEMPLATES.reduce((texts, template) => {
    const now = textOf(template, own)
    const text = taken[template.id]
    const isUntouched = text?.subject === now.subject && text.text === now.text
    return isUntouched ? withText(texts, template.id, textOf(template, before)) : texts
  }, own)
}

function toText(raw: unknown): TemplateText | null {
  if (!isRow(raw)) return null
  const { subject, text } = raw
  if (typeof subject !== 'string' || typeof text !== 'string') return null
  return { subject: subject.slice(0, SUBJECT_MAX), text: text.slice(0, TEXT_MAX) }
}

/** Texts from the device; drops invalid ones. */
export function parseCustomTemplates(raw: unknown): CustomTemplates {
  if (!isRow(raw)) return {}
  return Object.entries(raw).reduce<CustomTemplates>((own, [id, value]) => {
    const text = toText(value)
    return isTemplateId(id) && text !== null ? withText(own, id, text) : own
  }, {})
}
