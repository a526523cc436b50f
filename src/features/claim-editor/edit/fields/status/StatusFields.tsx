import { useState } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import {
  CLAIM_CATEGORIES,
  needsAgencyChoice,
  needsDocumentsChoice,
  onlySubcategoryOf,
  subcategoriesOf,
} from '@/domain/claim/status/status'
import { labelOf, type Claim } from '@/domain/claim/fields'
import { SelectInput } from '@/ui/fields/SelectInput'
import { StatusQuestion } from './StatusQuestion'
import { unreadableValueText } from '../unreadable-value'
import { withCurrent } from '../select-options'
import type { StaffFormValues } from '../../use-claim-form'
import { Button } from '@/ui/actions/Button'
import { Tag } from '@/ui/feedback/Tag'

interface ChosenExtraProps {
  readonly label: string
  readonly items: readonly string[]
  /** Explains a saved value that no option can show. */
  readonly hint: string | undefined
  readonly onChange: () => void
}

function ChosenExtra({ label, items, hint, onChange }: ChosenExtraProps) {
  const isEmpty = items.length === 0
  const action = isEmpty ? 'Elegir' : 'Cambiar'
  return (
    <div className="wide spread panel on-lilac">
      <div className="stack gap-6 stretch">
        <p className="fine strong">{label}</p>
        {hint !== undefined && <p className="dense">{hint}</p>}
        {isEmpty ? (
          hint === undefined && <p className="dense">Nada elegido todavía.</p>
        ) : (
          <ul className="row">
            {items.map((item) => (
              <li key={item}>
                <Tag>{item}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${action} ${label.toLowerCase()}`}
        onClick={onChange}
      >
        {action}
      </Button>
    </div>
  )
}

interface StatusFieldsProps {
  readonly form: UseFormReturn<StaffFormValues>
  readonly claim: Claim | null
}

/** Category, sub-status, and the documents or agency that it requires (SPEC 2.11 and 4). */
export function StatusFields({ form, claim }: StatusFieldsProps) {
  const { control, setValue, clearErrors } = form
  const [asking, setAsking] = useState<'documents' | 'agency' | null>(null)
  const category = useController({ control, name: 'category' })
  const subcategory = useController({ control, name: 'subcategory' })
  const documents = useController({ control, name: 'documents' }).field.value
  const agency = useController({ control, name: 'agency' }).field.value

  const chosen = category.field.value
  const isOwnCategory = chosen !== '' && chosen === claim?.category
  const subOptions = withCurrent(
    subcategoriesOf(chosen),
    isOwnCategory ? claim.subcategory : null,
    subcategory.field.value,
  )
  const hasNoChoice = chosen !== '' && subOptions.length === 0

  const askFor = (value: string) => {
    if (needsDocumentsChoice(value)) setAsking('documents')
    else if (needsAgencyChoice(value)) setAsking('agency')
  }
  const chooseCategory = (value: string) => {
    category.field.onChange(value)
    const only = onlySubcategoryOf(value) ?? ''
    setValue('subcategory', only)
    clearErrors('subcategory')
    askFor(only)
  }
  const chooseSubcategory = (value: string) => {
    subcategory.field.onChange(value)
    askFor(value)
  }

  return (
    <>
      <SelectInput
        {...category.field}
        onChange={(event) => chooseCategory(event.target.value)}
        label={labelOf('category')}
        error={category.fieldState.error?.message}
        errorLang="en"
        hint={unreadableValueText(claim, 'category')}
        options={withCurrent(CLAIM_CATEGORIES, claim?.category, chosen)}
        placeholder="Elige una categoría"
        required
      />
      <SelectInput
        {...subcategory.field}
        onChange={(event) => chooseSubcategory(event.target.value)}
        label={labelOf('subcategory')}
        error={subcategory.fieldState.error?.message}
        errorLang="en"
        hint={
          unreadableValueText(claim, 'subcategory') ??
          (hasNoChoice ? 'Esta categoría no tiene subcategorías.' : undefined)
        }
        options={subOptions}
        placeholder={chosen === '' ? 'Elige primero una categoría' : 'Elige una subcategoría'}
        disabled={chosen === '' || hasNoChoice}
      />
      {needsDocumentsChoice(subcategory.field.value) && (
        <ChosenExtra
          label={labelOf('documents')}
          items={documents}
          hint={unreadableValueText(claim, 'documents')}
          onChange={() => setAsking('documents')}
        />
      )}
      {needsAgencyChoice(subcategory.field.value) && (
        <ChosenExtra
          label={labelOf('agency')}
          items={agency === '' ? [] : [agency]}
          hint={unreadableValueText(claim, 'agency')}
          onChange={() => setAsking('agency')}
        />
      )}
      <StatusQuestion
        asked={asking}
        chosen={{ documents, agency }}
        onCancel={() => setAsking(null)}
        onChoose={(answer) => {
          if (answer.documents) setValue('documents', [...answer.documents], { shouldDirty: true })
          else setValue('agency', answer.agency ?? '', { shouldDirty: true })
          setAsking(null)
        }}
      />
    </>
  )
}
