import { Button } from '@/ui/actions/Button'
import { CARD_FILTERS, parseCardFilter, type CardFilter } from '@/domain/people/user-list'
import { SelectInput } from '@/ui/fields/SelectInput'
import { TextInput } from '@/ui/fields/TextInput'
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
      className={styles['filters']}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <div className={styles['search']}>
        <div className={styles['email']}>
          <TextInput
            label="Correo"
            placeholder="Buscar por correo..."
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        </div>
        <Button type="submit" variant="contained" color="secondary">
          Buscar
        </Button>
      </div>
      <div className={styles['card']}>
        <SelectInput
          label="Tarjeta de crédito"
          options={CARD_FILTERS}
          value={card}
          onChange={(event) => onCard(parseCardFilter(event.target.value))}
        />
      </div>
      <Button type="button" variant="outlined" onClick={onClear}>
        Limpiar filtros
      </Button>
    </form>
  )
}
