import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SelectInput } from '@/ui/fields/SelectInput'

it('a select marks the language of its error, which is Spanish by default', () => {
  const draw = (error: string, lang?: 'en') => (
    <SelectInput label="Aerolínea" options={[]} error={error} {...(lang && { errorLang: lang })} />
  )
  const { rerender } = render(draw('Required', 'en'))
  const select = screen.getByRole('combobox', { name: 'Aerolínea' })
  expect(select).toBeInvalid()
  expect(select).toHaveAccessibleDescription('Required')
  expect(screen.getByText('Required')).toHaveAttribute('lang', 'en')
  rerender(draw('Elige una'))
  expect(screen.getByText('Elige una')).not.toHaveAttribute('lang')
})
