import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { classNames } from '@/ui/theme/class-names'
import styles from './RowCheckbox.module.css'
import { countChosen, type Selection } from './selection'

interface RowCheckboxProps {
  readonly claim: Claim
  readonly selection: Selection
}

/** Uncontrolled: selecting a hundred rows sets a hundred DOM properties without a render. */
export function RowCheckbox({ claim, selection }: RowCheckboxProps) {
  const { id } = claim
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const show = () => {
      if (box.current) box.current.checked = selection.read().has(String(id))
    }
    show()
    return selection.subscribe(show)
  }, [id, selection])
  // Keeps the numbers of the rows in line.
  if (id === null)
    return <span className={classNames('touch', styles['checkboxCell'])} data-screen-only />
  return (
    <label className={classNames('touch', styles['checkboxCell'])} data-screen-only>
      <input
        ref={box}
        type="checkbox"
        data-tick
        aria-label={`Elegir reclamo ${id}`}
        className={styles['box']}
        onChange={({ nativeEvent }) =>
          selection.toggle(claim, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}

interface TickAllBoxProps {
  readonly rows: readonly Claim[]
  readonly selection: Selection
}

export function SelectAllCheckbox({ rows, selection }: TickAllBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const ticked = useSyncExternalStore(
    selection.subscribe,
    useCallback(() => countChosen(selection.read(), rows), [rows, selection]),
  )
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked === 'some'
  }, [ticked])
  return (
    <label className={classNames('touch', styles['checkboxCell'])} data-screen-only>
      <input
        ref={box}
        type="checkbox"
        aria-label="Elegir todos los de esta página"
        checked={ticked === 'all'}
        className={styles['box']}
        onChange={() => selection.setAll(rows, ticked !== 'all')}
      />
    </label>
  )
}
