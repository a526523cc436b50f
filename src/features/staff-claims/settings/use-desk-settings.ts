import { useMemo } from 'react'
import { parseHiddenColumns, shownColumns } from '@/domain/claim/list/columns'
import { parseSavedViews } from '@/domain/claim/list/saved-views'
import { usePreference } from '@/session/use-preference'

/** The dialogs of this person's own settings. */
export type DeskSetting = 'views' | 'columns' | 'keys' | 'changes'

/** Keys are on until they are switched off. */
function parseKeysOn(raw: unknown): boolean {
  return raw !== false
}

/** What this person has set up on this device: views, columns, keys. Signing out forgets it. */
export function useDeskSettings() {
  const views = usePreference('claims-desk-views', parseSavedViews)
  const hidden = usePreference('claims-desk-hidden-columns', parseHiddenColumns)
  const keysOn = usePreference('claims-desk-keys', parseKeysOn)
  const columns = useMemo(() => shownColumns(hidden.value), [hidden.value])
  return { views, hidden, keysOn, columns }
}

export type DeskSettings = ReturnType<typeof useDeskSettings>
