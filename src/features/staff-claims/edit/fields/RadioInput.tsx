import { useId, type ReactNode } from 'react'
import styles from './Fields.module.css'

interface RadioInputProps {
  /** Shared by the radios of one question. */
  readonly name: string
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: () => void
}

/** One of several choices, whose whole row can be pressed. */
export function RadioInput({ name, label, checked, onChange }: RadioInputProps) {
  const id = useId()
  return (
    <div className={styles['radio']}>
      <input id={id} type="radio" name={name} checked={checked} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
