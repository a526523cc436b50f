import { useKnownHandlers } from '@/features/staff-claims/reading/known-values'
import { SelectInput } from '@/ui/fields/SelectInput'
import styles from './Preferences.module.css'
import { useMyHandler } from './use-my-handler'

/** Asks under which name this person answers for claims: "mis casos" are those. */
export function MyHandlerSelect() {
  const { mine, setMine } = useMyHandler()
  const known = useKnownHandlers()
  const names = mine === null || known.includes(mine) ? known : [mine, ...known]
  return (
    <div className={styles['mine']}>
      <SelectInput
        label="Soy…"
        hint="Para mostrar «mis casos». Lo recuerda este equipo hasta que cierras sesión."
        placeholder="Nadie en particular"
        options={names.map((name) => ({ value: name, label: name }))}
        value={mine ?? ''}
        onChange={(event) => setMine(event.target.value || null)}
      />
    </div>
  )
}
