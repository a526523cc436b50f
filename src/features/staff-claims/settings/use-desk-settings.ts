import { useMemo } from 'react'
import { parseColumnChoice, shownColumns } from '@/domain/claim/list/columns'
import { parseSavedViews } from '@/domain/claim/list/saved-views'
import { usePreference } from '@/session/use-preference'
import { useMediaQuery } from '@/ui/browser/use-media-query'

/** From here on every column fits beside the others. */
const ROOMY = '(min-width: 1440px)'

/** The dialogs of this person's own settings. */
export type DeskSetting = 'views' | 'columns' | 'keys' | 'changes'

/** Keys are on until they are switched off. */
function parseKeysOn(raw: unknown): boolean {
  return raw !== false
}

/**
 * What this person has set up on this device: views, columns, keys. Signing out forgets it.
 *
 * @param hasOwnColumn the table has a column of this desk beside those of the settings, and so less room
 */
export function useDeskSettings(hasOwnColumn = false) {
  const views = usePreference('claims-desk-views', parseSavedViews)
  const choice = usePreference('claims-desk-hidden-columns', parseColumnChoice)
  const hasRoom = useMediaQuery(ROOMY) && !hasOwnColumn
  const keysOn = usePreference('claims-desk-keys', parseKeysOn)
  const columns = useMemo(() => shownColumns(choice.value, hasRoom), [choice.value, hasRoom])
  return { views, choice, hasRoom, keysOn, columns }
}

export type DeskSettings = ReturnType<typeof useDeskSettings>
