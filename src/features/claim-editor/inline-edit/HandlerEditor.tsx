import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useKnownHandlers } from '@/features/claim-store/claim-data/known-values'
import styles from './InlineEdit.module.css'

interface HandlerEditorProps {
  /** Null if the claims differ or have no handler. */
  readonly current: string | null
  readonly onSave: (handler: string) => void
}

const STEPS: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowDown: 1, ArrowUp: -1 }

export function HandlerEditor({ current, onSave }: HandlerEditorProps) {
  const names = useKnownHandlers()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('button')
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    ;(here ?? buttons?.[0])?.focus()
  }, [])
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    buttons.at((at + step) % buttons.length)?.focus()
  }
  return (
    // The list handles the keys of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} className={styles['choices']} onKeyDown={handleKey}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles['choice']}
            {...(name === current && { 'aria-current': true })}
            onClick={() => onSave(name)}
          >
            {name}
            {name === current && <span className={styles['here']}>ahora</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
