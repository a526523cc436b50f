import { useKnownHandlers } from '@/features/claim-store/claim-data/known-values'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { SelectInput } from '@/ui/fields/SelectInput'
import { useMyHandler, useStartInMyClaims } from './use-my-handler'

/** Asks for the user's name as handler, and whether the CRM starts with their claims. */
export function MyHandlerSelect() {
  const { mine, setMine } = useMyHandler()
  const starts = useStartInMyClaims()
  const known = useKnownHandlers()
  const names = mine === null || known.includes(mine) ? known : [mine, ...known]
  return (
    <div className="box on-white before">
      <SelectInput
        label="Soy…"
        hint="Para mostrar «mis casos». Lo recuerda este equipo hasta que cierras sesión."
        placeholder="Nadie en particular"
        options={names.map((name) => ({ value: name, label: name }))}
        value={mine ?? ''}
        onChange={(event) => setMine(event.target.value)}
      />
      {mine !== null && (
        <CheckboxInput
          label="Empezar por mis casos"
          hint="El CRM se abre en «Qué toca hoy», solo con los tuyos."
          checked={starts.value}
          onChange={({ target }) => starts.change(() => target.checked)}
        />
      )}
    </div>
  )
}
