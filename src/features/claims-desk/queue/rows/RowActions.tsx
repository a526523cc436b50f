import { useLayoutEffect, useRef } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { ContactToday } from '@/features/claim-editor/inline-edit/ContactToday'
import { DetailsButton } from '../../shared/DetailsButton'
import { ROW_ACTION } from '../../shared/use-row-cursor'
import styles from '../WorkQueue.module.css'

/** When a focused row unmounts, moves the focus to the next row. */
function useHandOver() {
  const inside = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = inside.current?.closest('tr')
    return () => {
      if (!row?.contains(document.activeElement)) return
      const heir = row.nextElementSibling ?? row.previousElementSibling
      heir?.querySelector<HTMLElement>(`[${ROW_ACTION}]`)?.focus()
    }
  }, [])
  return inside
}

export function RowActions({ claim }: { readonly claim: Claim }) {
  const inside = useHandOver()
  return (
    <div ref={inside} className={styles['buttons']}>
      <ContactToday claim={claim} name={`reclamo ${claim.id}`} />
      <DetailsButton claim={claim} {...{ [ROW_ACTION]: claim.id ?? '' }} />
    </div>
  )
}
