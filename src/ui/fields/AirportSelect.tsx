import { AIRPORTS, OTHER_AIRPORT, type Airport } from '@/domain/rights/airports'
import { countryName } from '@/domain/rights/country-names'
import { SelectInput } from './SelectInput'

const BY_COUNTRY = AIRPORTS.reduce(
  (groups, airport) =>
    groups.set(airport.country, [...(groups.get(airport.country) ?? []), airport]),
  new Map<string, readonly Airport[]>(),
)

interface AirportSelectProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (code: string) => void
}

export function AirportSelect({ label, hint, value, error, onChange }: AirportSelectProps) {
  return (
    <SelectInput
      label={label}
      hint={hint}
      placeholder="Elige"
      value={value}
      error={error}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    >
      {[...BY_COUNTRY].map(([country, airports]) => (
        <optgroup key={country} label={countryName(country)}>
          {airports.map(({ code, city }) => (
            <option key={code} value={code}>
              {city} ({code})
            </option>
          ))}
        </optgroup>
      ))}
      <option value={OTHER_AIRPORT}>Otro aeropuerto</option>
    </SelectInput>
  )
}
