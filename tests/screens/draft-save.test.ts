import { describe, expect, it } from 'vitest'
import { EMPTY_CLAIM } from '@/screens/claim/claim-values'
import { decideSave, type DraftValue } from '@/screens/claim/draft/draft-value'

const { files: _files, acceptsTerms: _terms, ...texts } = EMPTY_CLAIM
const draft = (revision: string, message = '', size = 1): DraftValue => ({
  revision,
  texts: { ...texts, message },
  files: [{ id: `file-of-${revision}`, name: 'pase.jpg', size }],
})

describe('decideSave', () => {
  it.each([
    ['writes the first draft', null, draft('b'), null, 'write'],
    ['writes over the revision this tab knows', draft('a', 'x'), draft('b', 'y'), 'a', 'write'],
    ['adopts the same draft of another tab', draft('a', 'x'), draft('b', 'x'), null, 'adopt'],
    ['reports other texts of another tab', draft('a', 'x'), draft('b', 'y'), 'z', 'conflict'],
    ['reports another file of another tab', draft('a', 'x'), draft('b', 'x', 2), 'z', 'conflict'],
  ] as const)('%s', (_what, before, mine, seen, decision) => {
    expect(decideSave(before, mine, seen)).toBe(decision)
  })
})
