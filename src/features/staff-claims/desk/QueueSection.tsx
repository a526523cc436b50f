import { memo, useCallback, useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@/ui/actions/Button'
import type { Claim } from '@/domain/claim/fields'
import { codeLostText } from '@/domain/failures/code-lost'
import { CLAIM_PAGES } from '@/features/staff-claims/reading/claim-pages'
import { useOnDemand } from '@/ui/browser/load-on-demand'
import { Notice } from '@/ui/feedback/Notice'
import styles from './ClaimsDesk.module.css'

const importQueue = () => import('@/features/staff-claims/queue/WorkQueue').then((m) => m.WorkQueue)

interface QueueSectionProps {
  readonly onOpen: (claim: Claim) => void
}

/** The day's work, fetched when it is first asked for; a dialog over it draws none of it again. */
export const QueueSection = memo(function QueueSection({ onOpen }: QueueSectionProps) {
  const client = useQueryClient()
  const { Component, load } = useOnDemand(importQueue)
  const [hasFailed, setFailed] = useState(false)

  const fetchCode = useCallback(async () => {
    const isThere = await load()
    setFailed(!isThere)
  }, [load])
  useEffect(() => {
    void load().then((isThere) => setFailed(!isThere))
  }, [load])

  const forgetLists = useCallback(() => {
    void client.invalidateQueries({ queryKey: CLAIM_PAGES })
  }, [client])

  if (Component) return <Component onOpen={onOpen} onChanged={forgetLists} />
  return hasFailed ? (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={() => void fetchCode()}>
          Reintentar
        </Button>
      }
    >
      {codeLostText('esta parte')}
    </Notice>
  ) : (
    <p role="status" className={styles['empty']}>
      Cargando la lista de hoy…
    </p>
  )
})
