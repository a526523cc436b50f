import { useMemo } from 'react'
import { parseColumnChoice, shownColumns } from '@/domain/claim/list/columns'
import { parseSavedViews } from '@/domain/claim/list/saved-views'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'
import { useMediaQuery } from '@/ui/browser/use-media-query'

/** From here on every column fits beside the others. */
const ROOMY = '(min-width: 1440px)'

/** The dialogs of this person's own settings. */
export type DeskSetting = 'views' | 'columns' | 'keys' | 'changes'

const savedViews = createUserRecord({
  kind: 'preference',
  name: 'claims-desk-views',
  parse: parseSavedViews,
})

const columnChoice = createUserRecord({
  kind: 'preference',
  name: 'claims-desk-hidden-columns',
  parse: parseColumnChoice,
})

const shortcuts = createUserRecord({
  kind: 'preference',
  name: 'claims-desk-keys',
  // On until they are switched off.
  parse: (raw) => raw !== false,
})

/**
 * What this person has set up on this device: views, columns, keys. Signing out forgets it.
 *
 * @param hasOwnColumn the table has a column of this desk beside those of the settings, and so less room
 */
export function useDeskSettings(hasOwnColumn = false) {
  const views = useUserRecord(savedViews)
  const choice = useUserRecord(columnChoice)
  const hasRoom = useMediaQuery(ROOMY) && !hasOwnColumn
  const keysOn = useUserRecord(shortcuts)
  const columns = useMemo(() => shownColumns(choice.value, hasRoom), [choice.value, hasRoom])
  return { views, choice, hasRoom, keysOn, columns }
}

export type DeskSettings = ReturnType<typeof useDeskSettings>
