import type { ClaimType } from '@/domain/claim/catalogue'

/** A message in an airline's manner, and what it says; what is left out must stay empty. */
export interface CorpusMessage {
  readonly title: string
  readonly text: string
  readonly expected: {
    readonly type?: ClaimType
    readonly airline?: string
    readonly airlineName?: string
    readonly number?: string
    readonly from?: string
    readonly to?: string
    readonly date?: string
    readonly reservation?: string
    readonly cause?: string
  }
}
