import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SelectInput } from '@/ui/fields/SelectInput'

const OPTIONS = [{ value: 'LATAM', label: 'LATAM' }]

describe('select', () => {
  it('marks the language of its error', () => {
    render(<SelectInput label="Aerolínea" options={OPTIONS} error="Required" errorLang="en" />)
    const select = screen.getByRole('combobox', { name: 'Aerolínea' })
    expect(select).toBeInvalid()
    expect(select).toHaveAccessibleDescription('Required')
    expect(screen.getByText('Required')).toHaveAttribute('lang', 'en')
  })

  it('has no lang attribute by default', () => {
    render(<SelectInput label="Aerolínea" options={OPTIONS} error="Elige una" />)
    expect(screen.getByText('Elige una')).not.toHaveAttribute('lang')
  })
})
