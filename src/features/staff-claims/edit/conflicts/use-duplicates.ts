import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getClaimRecords, type ClaimRecord } from '@/api/claim-records'
import { findDuplicates, type Duplicate } from '@/domain/claim/record/duplicates'
import { isEmail } from '@/domain/people/email'
import { knownClaims } from './known-claims'

const PAGE_SIZE = 100

interface Clues {
  readonly email: string
  readonly rut: string
  readonly reservation_code: string
}

/**
 * Points out claims that a new one may repeat. The server is asked about the e-mail, the one clue it
 * can search by; RUT and reservation code are compared with every claim that has been read.
 *
 * @param readClues what is typed now
 * @returns what was found, and `check`, to call when one of the fields is left
 */
export function useDuplicates(readClues: () => Clues) {
  const client = useQueryClient()
  const [duplicates, setDuplicates] = useState<readonly Duplicate<ClaimRecord>[]>([])
  const answer = useRef<{ email: string; items: readonly ClaimRecord[] }>({ email: '', items: [] })
  const asked = useRef({ email: '', controller: new AbortController() })

  const compare = useCallback(() => {
    setDuplicates(findDuplicates(readClues(), [...knownClaims(client), ...answer.current.items]))
  }, [client, readClues])

  const check = useCallback(() => {
    compare()
    const email = readClues().email.trim()
    if (email === asked.current.email) return
    asked.current.controller.abort()
    const controller = new AbortController()
    asked.current = { email, controller }
    if (!isEmail(email)) return
    getClaimRecords({ email, limit: PAGE_SIZE }, { signal: controller.signal }).then(
      ({ items }) => {
        if (controller.signal.aborted) return
        answer.current = { email, items }
        compare()
      },
      () => {
        // It is a courtesy: without an answer nothing is pointed out, and the next look asks again.
        if (asked.current.controller === controller) asked.current = { email: '', controller }
      },
    )
  }, [compare, readClues])

  useEffect(() => () => asked.current.controller.abort(), [])

  return { duplicates, check }
}
