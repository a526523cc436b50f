import MuiToggleButton from '@mui/material/ToggleButton'
import MuiToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { classNames } from '@/ui/theme/class-names'
import styles from './ToggleGroup.module.css'

interface ToggleGroupProps<Value extends string> {
  readonly label: string
  readonly options: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ToggleGroupProps<Value>) {
  return (
    <MuiToggleButtonGroup
      exclusive
      fullWidth
      aria-label={label}
      value={value}
      onChange={(_event, next: Value | null) => next && onChange(next)}
      className={classNames(styles['toggle'])}
    >
      {Object.entries<string>(options).map(([option, text]) => (
        <MuiToggleButton key={option} value={option}>
          {text}
        </MuiToggleButton>
      ))}
    </MuiToggleButtonGroup>
  )
}
