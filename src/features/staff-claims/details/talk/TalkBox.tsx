import { useState } from 'react'
import { TEMPLATES } from '@/domain/claim/talk/templates'
import { Button } from '@/ui/actions/Button'
import { PesosInput } from '@/features/staff-claims/shared/PesosInput'
import { SelectInput } from '@/ui/fields/SelectInput'
import styles from './Talk.module.css'
import { TemplatesDialog } from './TemplatesDialog'
import { NO_TEMPLATE, type Talk } from './use-talk'

const OPTIONS = [
  { value: NO_TEMPLATE, label: 'Sin plantilla' },
  ...TEMPLATES.map(({ id, name }) => ({ value: id, label: name })),
]

/** Which words "Chat" and "Correo" write, and how they read for this person. */
export function TalkBox({ talk }: { readonly talk: Talk }) {
  const { id, choose, message, compensation, typeCompensation } = talk
  const [isEditing, setEditing] = useState(false)
  return (
    <div className={styles['talk']}>
      <div className={styles['choice']}>
        <SelectInput
          label="Plantilla del chat"
          options={OPTIONS}
          value={id}
          onChange={(event) => choose(event.target.value)}
        />
        <Button variant="text" color="secondary" size="small" onClick={() => setEditing(true)}>
          Cambiar plantillas
        </Button>
      </div>
      {compensation !== null && (
        <PesosInput label="Compensación (CLP)" text={compensation} onChange={typeCompensation} />
      )}
      <p aria-live="polite" className={styles['preview']}>
        {message.text}
      </p>
      <TemplatesDialog open={isEditing} shown={id} onClose={() => setEditing(false)} />
    </div>
  )
}
