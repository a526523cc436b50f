import { ID_DOCUMENT } from '@/domain/country/chile'
import type { ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { idDocumentClue } from '@/domain/forms/checks'
import type { ProfileValues } from '@/domain/forms/profile'
import { Button } from '@/ui/actions/Button'
import { TextInput } from '@/ui/fields/TextInput'
import { classNames } from '@/ui/theme/class-names'
import { OutcomeNotice } from '../OutcomeNotice'
import styles from './ProfileForm.module.css'
import type { TaskResult, ProfileTask } from '../use-profile-tasks'

interface ProfileFormProps {
  readonly form: UseFormReturn<ProfileValues>
  readonly email: string
  readonly unreadableProfileText: (field: keyof ProfileValues) => string | undefined
  readonly edited: boolean
  readonly restored: ReactNode
  readonly running: ProfileTask | null
  /** True if saving is the page's main action, because a card is registered. */
  readonly isMainAction: boolean
  readonly outcome: TaskResult | null
  readonly onSave: () => void
  readonly onDismiss: () => void
}

export function ProfileForm({
  form,
  email,
  unreadableProfileText,
  edited,
  restored,
  running,
  isMainAction,
  outcome,
  onSave,
  onDismiss,
}: ProfileFormProps) {
  const { register, formState, control } = form
  const { errors } = formState
  const rut = useWatch({ control, name: 'rut' })
  const field = (name: keyof ProfileValues) => ({
    hint: unreadableProfileText(name),
    error: errors[name]?.message,
    ...register(name),
  })
  return (
    <section aria-labelledby="perfil-datos">
      <h2 id="perfil-datos" className="purple lead before">
        Tus datos
      </h2>
      <form
        noValidate
        aria-labelledby="perfil-datos"
        className="fields"
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        {restored && <div className="wide">{restored}</div>}
        <div className="wide">
          <TextInput label="Nombre" autoComplete="name" {...field('name')} />
        </div>
        <TextInput
          label={ID_DOCUMENT}
          format="xxxxxxxx-x"
          autoComplete="off"
          spellCheck={false}
          {...field('rut')}
          hint={unreadableProfileText('rut') ?? (errors.rut && idDocumentClue(rut))}
        />
        <TextInput
          label="Teléfono"
          type="tel"
          format="569xxxxxxxx"
          autoComplete="tel"
          {...field('phone')}
        />
        <div className="wide">
          <TextInput label="Dirección" autoComplete="address-line1" {...field('address')} />
        </div>
        <div className={classNames('wide', styles['fixed'])}>
          <TextInput
            label="Correo electrónico"
            type="email"
            hint="Con este correo entras a tu cuenta. No se puede cambiar."
            autoComplete="username"
            readOnly
            value={email}
          />
        </div>
        {outcome && (
          <div className="wide">
            <OutcomeNotice outcome={outcome} onDismiss={onDismiss} />
          </div>
        )}
        <div className="wide row middle gap-12">
          <Button
            type="submit"
            variant={isMainAction ? 'contained' : 'outlined'}
            aria-disabled={running !== null}
          >
            {running === 'save' ? 'Guardando...' : 'Actualizar Datos'}
          </Button>
          {edited && running === null && (
            <p className="muted small semibold">Cambios sin guardar</p>
          )}
        </div>
      </form>
    </section>
  )
}
