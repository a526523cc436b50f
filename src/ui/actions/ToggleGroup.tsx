import styles from './ToggleGroup.module.css'

interface ToggleGroupProps<Value extends string> {
  readonly label: string
  readonly options: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One choice of a few, each a stop of Tab. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ToggleGroupProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles['toggle']}>
      {(Object.keys(options) as Value[]).map((option) => (
        <button
          className="muted small strong round-12 grow target"
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {options[option]}
        </button>
      ))}
    </div>
  )
}
