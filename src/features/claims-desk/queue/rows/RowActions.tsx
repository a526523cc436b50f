import { useLayoutEffect, useRef } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { ContactToday } from '@/features/claim-editor/inline-edit/ContactToday'
import { ROW_ACTION } from '../../shared/use-row-cursor'
import { Button } from '@/ui/actions/Button'
import { NEW_TAB } from '@/ui/browser/new-tab'
import styles from './QueueRow.module.css'

interface RowActionsProps {
  readonly claim: Claim
  readonly onOpen: (claim: Claim) => void
}

/** When a focused row unmounts, moves the focus to the next row. */
function useHandOver() {
  const inside = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = inside.current?.closest('li')
    return () => {
      if (!row?.contains(document.activeElement)) return
      const heir = row.nextElementSibling ?? row.previousElementSibling
      heir?.querySelector<HTMLElement>(`[${ROW_ACTION}]`)?.focus()
    }
  }, [])
  return inside
}

export function RowActions({ claim, onOpen }: RowActionsProps) {
  const inside = useHandOver()
  const phone = toChatPhone(claim.phone)
  const number = claim.id ?? 'sin número'
  return (
    <div ref={inside} className={styles['actions']}>
      <Button
        size="small"
        color="secondary"
        aria-label={`Detalles del reclamo ${number}`}
        {...{ [ROW_ACTION]: '' }}
        onClick={() => onOpen(claim)}
      >
        Detalles
      </Button>
      {claim.id !== null && <ContactToday claim={claim} name={`reclamo ${claim.id}`} />}
      {phone !== null && (
        <Button
          size="small"
          color="secondary"
          href={chatLink(phone)}
          {...NEW_TAB}
          aria-label={`Chat del reclamo ${number}`}
        >
          Chat
        </Button>
      )}
    </div>
  )
}
