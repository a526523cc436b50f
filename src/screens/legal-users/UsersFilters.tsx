import { StaffButton } from '@/ui/actions/StaffButton'
import { CARD_FILTERS, parseCardFilter, type CardFilter } from '@/domain/people/user-list'
import { EmailSearch } from '@/ui/fields/EmailSearch'
import { SelectInput } from '@/ui/fields/SelectInput'
import styles from './UsersFilters.module.css'

interface UsersFiltersProps {
  readonly typed: string
  readonly card: CardFilter
  readonly onType: (typed: string) => void
  readonly onSearch: (email: string) => void
  readonly onCard: (card: CardFilter) => void
  readonly onClear: () => void
}

export function UsersFilters(props: UsersFiltersProps) {
  const { typed, card, onType, onSearch, onCard, onClear } = props
  return (
    <form
      role="search"
      aria-label="Usuarios"
      noValidate
      className="row gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <div className={styles['search']}>
        <EmailSearch
          className="grow"
          label="Correo"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <StaffButton type="submit" variant="contained">
          Buscar
        </StaffButton>
      </div>
      <div className={styles['card']}>
        <SelectInput
          isInline
          label="Tarjeta de crédito"
          options={CARD_FILTERS}
          value={card}
          onChange={(event) => onCard(parseCardFilter(event.target.value))}
        />
      </div>
      <StaffButton onClick={onClear}>Limpiar filtros</StaffButton>
    </form>
  )
}
