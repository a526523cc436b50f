import { useState } from 'react'

/** Text of the search field: the typed text, until another e-mail is searched for. */
export function useTypedEmail(email: string) {
  const [typed, setTyped] = useState(email)
  const [searched, setSearched] = useState(email)
  if (searched !== email) {
    // Back and "Limpiar filtros" change the search: resets the field.
    setSearched(email)
    setTyped(email)
  }
  return { typed, setTyped, isNew: typed.trim() !== email }
}
