import { useMemo } from 'react'
import { parseColumnChoice, shownColumns } from '@/domain/claim/list/columns'
import { parseSavedViews } from '@/domain/claim/list/saved-views'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'
import { useMediaQuery } from '@/ui/browser/use-media-query'

/** Width with space for all columns. */
const ROOMY = '(min-width: 90em)'

export type DeskSetting = 'views' | 'columns' | 'keys'

const savedViews = createUserRecord('preference', 'claims-desk-views', parseSavedViews)

const columnChoice = createUserRecord('preference', 'claims-desk-hidden-columns', parseColumnChoice)

/** Default: on. */
const shortcuts = createUserRecord('preference', 'claims-desk-keys', (raw) => raw !== false)

/** @param hasOwnColumn true if the table has an extra column and thus less space */
export function useDeskSettings(hasOwnColumn = false) {
  const views = useUserRecord(savedViews)
  const choice = useUserRecord(columnChoice)
  const hasRoom = useMediaQuery(ROOMY) && !hasOwnColumn
  const keysOn = useUserRecord(shortcuts)
  const columns = useMemo(() => shownColumns(choice.value, hasRoom), [choice.value, hasRoom])
  return { views, choice, hasRoom, keysOn, columns }
}

export type DeskSettings = ReturnType<typeof useDeskSettings>
