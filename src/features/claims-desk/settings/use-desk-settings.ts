import { parseColumnChoice } from '@/domain/claim/list/columns'
import { parseSavedViews } from '@/domain/claim/list/saved-views'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'
import { useMediaQuery } from '@/ui/browser/use-media-query'

/** Width with space for all columns. */
const ROOMY = '(min-width: 90em)'

export type DeskAside = 'views' | 'columns' | 'keys' | 'palette'

const savedViews = createUserRecord('preference', 'claims-desk-views', parseSavedViews)

const columnChoice = createUserRecord('preference', 'claims-desk-hidden-columns', parseColumnChoice)

/** Default: on. */
const shortcuts = createUserRecord('preference', 'claims-desk-keys', (raw) => raw !== false)

export const useSavedViews = () => useUserRecord(savedViews)

export const useColumnChoice = () => useUserRecord(columnChoice)

export const useShortcuts = () => useUserRecord(shortcuts)

/** True if the table has space for all columns, and for the details beside it; an own column takes it. */
export function useHasRoom({ chargesRows }: { readonly chargesRows: boolean }): boolean {
  return useMediaQuery(ROOMY) && !chargesRows
}
