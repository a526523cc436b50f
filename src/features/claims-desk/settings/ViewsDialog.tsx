import { useRef, useState, type SyntheticEvent } from 'react'
import type { ClaimListState } from '@/domain/claim/list/claim-list'
import { isolate } from '@/domain/isolate'
import { DeleteIcon } from '@/ui/icons/desk-icons'
import { StaffButton } from '@/ui/actions/StaffButton'
import { IconButton } from '@/ui/actions/IconButton'
import {
  addView,
  removeView,
  toViewName,
  VIEW_NAME_MAX,
  VIEWS_MAX,
} from '@/domain/claim/list/saved-views'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { TextInput } from '@/ui/fields/TextInput'
import { MyHandlerSelect } from './MyHandlerSelect'
import { useSavedViews } from './use-desk-settings'

interface ViewsDialogProps {
  readonly open: boolean
  /** The list to save as a view. */
  readonly state: ClaimListState
  readonly onClose: () => void
}

export function ViewsDialog({ open, state, onClose }: ViewsDialogProps) {
  const { value: views, isRefused, change } = useSavedViews()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [message, setMessage] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isFull = views.length >= VIEWS_MAX
  // Personal data, which no view keeps.
  const unsaved = state.email ? 'El correo' : state.selection?.text && 'El texto buscado'

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const chosen = toViewName(name)
    if (chosen === '') {
      setError('Escribe un nombre para la vista.')
      field.current?.focus()
      return
    }
    change((saved) => addView(saved, chosen, state))
    setName('')
    setError(undefined)
    setMessage(`Vista «${chosen}» guardada.`)
  }

  const handleRemove = (removed: string) => {
    change((saved) => removeView(saved, removed))
    setMessage(`Vista «${isolate(removed)}» borrada.`)
    // The pressed button disappears with its view.
    field.current?.focus()
  }

  return (
    <DialogFrame
      open={open}
      title="Vistas guardadas"
      onClose={onClose}
      onExited={() => {
        setMessage('')
        setError(undefined)
      }}
      maxWidth={440}
    >
      <MyHandlerSelect />
      <form noValidate className="stack gap-8" onSubmit={handleSubmit}>
        <TextInput
          label="Nombre de la vista"
          hint={`Guarda los filtros, el orden y el tamaño de página de ahora${unsaved ? `. ${unsaved} no se guarda` : ''}. Hasta ${VIEW_NAME_MAX} letras.`}
          error={error}
          autoComplete="off"
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
          ref={field}
        />
        <p>
          <StaffButton type="submit" variant="contained">
            Guardar vista
          </StaffButton>
        </p>
      </form>
      <p role="status" className="green semibold target">
        {message}
      </p>
      {isRefused && (
        <p className="muted small before">
          Este navegador no guarda datos: las vistas duran hasta que cierres la página.
        </p>
      )}
      {isFull && (
        <p className="muted small before">
          Tienes {VIEWS_MAX} vistas, el máximo: una nueva reemplaza a la más antigua.
        </p>
      )}
      {views.length === 0 ? (
        <p className="muted small before">Todavía no guardas ninguna vista en este equipo.</p>
      ) : (
        <ul aria-label="Vistas guardadas">
          {views.map((view) => (
            <li className="line middle between rule-above" key={view.name}>
              <span>{view.name}</span>
              <IconButton
                aria-label={`Borrar la vista ${view.name}`}
                onClick={() => handleRemove(view.name)}
              >
                <DeleteIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </DialogFrame>
  )
}
