import { useEffect, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { isChargeRunning } from '@/device/tab-locks'

const LOOK_AGAIN_MS = 500

/** An attempt without an outcome is running until the claim's lock is free: then its tab is closed. */
export function useRunningCharge(
  claimId: Claim['id'],
  attempts: readonly ChargeAttempt[],
): boolean {
  const [ended, setEnded] = useState('')
  const tried = attempts.find(({ outcome }) => outcome === 'tried')
  const key = tried ? `${tried.order}@${tried.at}` : ''
  useEffect(() => {
    if (claimId === null || key === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = async () => {
      const isRunning = await isChargeRunning(claimId)
      if (isGone) return
      if (isRunning) timer = setTimeout(() => void look(), LOOK_AGAIN_MS)
      else setEnded(key)
    }
    void look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [claimId, key])
  return key !== '' && key !== ended
}
