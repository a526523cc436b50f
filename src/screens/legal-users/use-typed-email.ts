import { useState } from 'react'

/** What stands in the field for an e-mail: as it is typed, until something else is searched for. */
export function useTypedEmail(email: string) {
  const [typed, setTyped] = useState(email)
  const [searched, setSearched] = useState(email)
  if (searched !== email) {
    // Back and "Limpiar filtros" change what is searched for: the field follows.
    setSearched(email)
    setTyped(email)
  }
  return { typed, setTyped, isNew: typed.trim() !== email }
}
