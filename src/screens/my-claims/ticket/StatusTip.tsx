import { useEffect } from 'react'
import { statusDescription } from '@/domain/claim/status/status'
import { StatusChip } from '@/features/stages/StatusChip'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import styles from './StatusTip.module.css'

const importTip = () => import('@/ui/feedback/Tip').then((module) => module.Tip)

export function StatusTip({ category }: { readonly category: string }) {
  const { Component: Tip, load } = useLazyComponent(importTip)
  useEffect(() => void load(), [load])
  const status = (
    <button type="button" className={styles['button']}>
      <StatusChip category={category} className={styles['status']} />
    </button>
  )
  return Tip ? <Tip text={statusDescription(category)}>{status}</Tip> : status
}
