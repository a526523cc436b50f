import { isRow } from '@/domain/raw-values'
import { createUserRecord } from '@/session/user-record'

type Letters = Readonly<Record<string, string>>

/** Texts that the user changed, by claim and letter ('12/carta-sernac'); kept like other edits. */
export const editedLetters = createUserRecord('edit', 'claim-letters', (raw): Letters =>
  isRow(raw)
    ? Object.fromEntries(
        Object.entries(raw).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : {},
)

/** 'la carta del reclamo 12', by the key of an edited letter. */
export function editedLetterText(key: string): string {
  return `la carta del reclamo ${key.replace(/\/.*/, '')}`
}
