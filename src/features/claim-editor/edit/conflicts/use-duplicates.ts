import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { findDuplicates } from '@/domain/claim/editing/duplicates'
import { isEmail } from '@/domain/people/email'
import { readClaimPage } from '@/features/claim-store/claim-data/claim-pages'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-known-claims'
import { READ_SIZE } from '@/features/claim-store/claim-data/read-claims'

interface Clues {
  readonly email: string
  readonly rut: string
  readonly reservation_code: string
}

const NO_CLUES: Clues = { email: '', rut: '', reservation_code: '' }

/**
 * Points out claims that a new one may repeat. The server is asked about the e-mail, the one clue it
 * can search by; every clue is compared with every claim that has been read.
 *
 * @param readClues what is typed now
 * @returns what was found, and `check`, to call when one of the fields is left
 */
export function useDuplicates(readClues: () => Clues) {
  const client = useQueryClient()
  const known = useKnownClaims()
  const [clues, setClues] = useState(NO_CLUES)
  const asked = useRef({ email: '', controller: new AbortController() })
  const check = useCallback(() => {
    const { email, rut, reservation_code } = readClues()
    setClues({ email, rut, reservation_code })
    const wanted = email.trim()
    if (wanted === asked.current.email) return
    asked.current.controller.abort()
    const controller = new AbortController()
    asked.current = { email: wanted, controller }
    if (!isEmail(wanted)) return
    readClaimPage(client, { email: wanted, limit: READ_SIZE }, controller.signal).catch(() => {
      // It is a courtesy: without an answer nothing is pointed out, and the next look asks again.
      if (asked.current.controller === controller) asked.current = { email: '', controller }
    })
  }, [client, readClues])
  useEffect(() => () => asked.current.controller.abort(), [])
  const duplicates = useMemo(() => findDuplicates(clues, [...known.values()]), [clues, known])
  return { duplicates, check }
}
