import {
  needsAgencyChoice,
  needsDocumentsChoice,
  onlySubcategoryOf,
  subcategoriesOf,
} from './status'
import type { ClaimCategory } from './statuses'

export interface StatusChange {
  readonly category: string
  readonly subcategory: string
  readonly documents: readonly string[]
  readonly agency: string
}

export type StatusChoice = Partial<StatusChange> & { readonly category: ClaimCategory }

/** Next part to ask the user for (SPEC 2.11 and 4); null if complete. A single sub-status is not asked. */
export function nextQuestion(choice: StatusChoice): 'subcategory' | 'documents' | 'agency' | null {
  const { category, subcategory = onlySubcategoryOf(category), documents, agency } = choice
  if (subcategory === null) return subcategoriesOf(category).length > 0 ? 'subcategory' : null
  if (needsDocumentsChoice(subcategory) && documents === undefined) return 'documents'
  if (needsAgencyChoice(subcategory) && agency === undefined) return 'agency'
  return null
}

/** Complete status of a choice; parts that it does not need are empty. */
export function toStatusChange(choice: StatusChoice): StatusChange {
  const { category, subcategory, documents = [], agency = '' } = choice
  return {
    category,
    subcategory: subcategory ?? onlySubcategoryOf(category) ?? '',
    documents,
    agency,
  }
}
