import { useEffect, useState } from 'react'
import { createSelection, type Selection } from './selection'

/**
 * The ticked claims of a list.
 *
 * @param list one object for as long as nobody asks for other rows: then the ticks are gone
 */
export function useSelection(list: unknown): Selection {
  const [selection] = useState(createSelection)
  useEffect(() => selection.clear, [selection, list])
  return selection
}
