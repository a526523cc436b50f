import { useId, useState, type ReactNode } from 'react'
import { PopoverFrame } from '@/ui/dialog/PopoverFrame'
import styles from './InlineEdit.module.css'

interface PlaceEditorProps {
  readonly title: string
  readonly anchor: Element | null
  readonly onClose: () => void
  readonly children: ReactNode
}

export function InlineEditor({ title, anchor, onClose, children }: PlaceEditorProps) {
  const id = useId()
  const [opened, setOpened] = useState<Element | null>(null)
  if (anchor !== null && anchor !== opened) setOpened(anchor)
  return (
    <PopoverFrame
      open={anchor !== null}
      anchor={opened}
      labelledBy={id}
      onClose={onClose}
      onExited={() => setOpened(null)}
    >
      <div className={styles['editor']}>
        <p id={id} className={styles['title']}>
          {title}
        </p>
        {children}
      </div>
    </PopoverFrame>
  )
}
