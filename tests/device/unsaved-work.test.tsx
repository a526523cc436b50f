import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLostBySigningOut, useUnsavedNames, useUnsavedWork } from '@/device/unsaved-work'

interface WorkProps {
  readonly name: string
  readonly isStored?: boolean
  readonly isSaved?: boolean
}

function Work({ name, isStored, isSaved = false }: WorkProps) {
  useUnsavedWork(name, !isSaved, isStored)
  return null
}

function Names() {
  return (
    <p>{[useUnsavedNames(), useLostBySigningOut()].map((names) => names.join()).join(' | ')}</p>
  )
}

it('is named once, until it ends; what is stored is lost only by signing out', () => {
  const works = [
    <Work key={1} name="un reclamo" />,
    <Work key={2} name="un reclamo" />,
    <Work key={3} name="tu perfil" isStored />,
  ]
  const { rerender } = render([<Names key="names" />])
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^\|$/)
  rerender([<Names key="names" />, ...works])
  expect(screen.getByRole('paragraph')).toHaveTextContent('un reclamo | un reclamo,tu perfil')
  rerender([<Names key="names" />, works[1], works[2]])
  expect(screen.getByRole('paragraph')).toHaveTextContent('un reclamo | un reclamo,tu perfil')
  rerender([<Names key="names" />, works[2]])
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^\| tu perfil$/)
  rerender([<Names key="names" />, <Work key={3} name="tu perfil" isStored isSaved />])
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^\|$/)
})
