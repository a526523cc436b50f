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

/** What a sub-status requires (SPEC 2.11 and 4). */
function extraOf(subcategory: string): 'documents' | 'agency' | null {
  if (needsDocumentsChoice(subcategory)) return 'documents'
  return needsAgencyChoice(subcategory) ? 'agency' : null
}

interface StatusFieldsProps {
  readonly form: UseFormReturn<StaffFormValues>
  readonly claim: Claim | null
}

/** Category, sub-status, and the documents or agency that it requires (SPEC 2.11 and 4). */
export function StatusFields({ form, claim }: StatusFieldsProps) {
  const { control, setValue, clearErrors } = form
  const [asking, setAsking] = useState<ReturnType<typeof extraOf>>(null)
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

  const extra = extraOf(subcategory.field.value)
  const items = extra === 'documents' ? documents : [agency].filter(Boolean)
  const action = items.length === 0 ? 'Elegir' : 'Cambiar'
  /** Explains a saved value that no option can show. */
  const hint = extra ? unreadableValueText(claim, extra) : undefined
  const chooseCategory = (value: string) => {
    category.field.onChange(value)
    const only = onlySubcategoryOf(value) ?? ''
    setValue('subcategory', only)
    clearErrors('subcategory')
    setAsking(extraOf(only))
  }
  const chooseSubcategory = (value: string) => {
    subcategory.field.onChange(value)
    setAsking(extraOf(value))
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
      {extra && (
        <div className="wide spread panel on-lilac">
          <div className="stack gap-6 stretch">
            <p className="fine strong">{labelOf(extra)}</p>
            {hint !== undefined && <p className="dense">{hint}</p>}
            {items.length > 0 ? (
              <ul className="row">
                {items.map((item) => (
                  <li key={item}>
                    <Tag>{item}</Tag>
                  </li>
                ))}
              </ul>
            ) : (
              hint === undefined && <p className="dense">Nada elegido todavía.</p>
            )}
          </div>
          <Button
            size="small"
            variant="outlined"
            aria-label={`${action} ${labelOf(extra).toLowerCase()}`}
            onClick={() => setAsking(extra)}
          >
            {action}
          </Button>
        </div>
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
