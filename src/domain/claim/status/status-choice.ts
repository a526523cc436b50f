import {
  needsAgencyChoice,
  needsDocumentsChoice,
  onlySubcategoryOf,
  subcategoriesOf,
} from './status'
import type { ClaimCategory } from './statuses'

/** A status as a whole, as a change of a claim carries it. */
export interface StatusChange {
  readonly category: string
  readonly subcategory: string
  readonly documents: readonly string[]
  readonly agency: string
}

/** What has been chosen of a status so far. */
export type StatusChoice = Partial<StatusChange> & { readonly category: ClaimCategory }

/**
 * What a status still has to be asked for, in the order in which it is asked (SPEC 2.11 and 4); null
 * when it is complete. Where there is one sub-status, or none, nobody is asked for it.
 */
export function nextQuestion(choice: StatusChoice): 'subcategory' | 'documents' | 'agency' | null {
  const { category, subcategory = onlySubcategoryOf(category), documents, agency } = choice
  if (subcategory === null) return subcategoriesOf(category).length > 0 ? 'subcategory' : null
  if (needsDocumentsChoice(subcategory) && documents === undefined) return 'documents'
  if (needsAgencyChoice(subcategory) && agency === undefined) return 'agency'
  return null
}

/** The status that a complete choice comes to; what it does not ask for is empty. */
export function toStatusChange(choice: StatusChoice): StatusChange {
  const { category, subcategory, documents = [], agency = '' } = choice
  return {
    category,
    subcategory: subcategory ?? onlySubcategoryOf(category) ?? '',
    documents,
    agency,
  }
}
