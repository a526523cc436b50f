import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { storeRecord } from '@/device/records'
import { DeskActionsProvider, type DeskActions } from '@/features/claim-editor/shared/desk-actions'

import { getUserKey } from '@/session/session-store'

interface WithActionsProps {
  readonly actions?: Partial<DeskActions>
  readonly children: ReactNode
}

/** Gives a part of the desk these actions; those that are left out do nothing. */
export function WithActions({ actions, children }: WithActionsProps) {
  return (
    <DeskActionsProvider value={{ open: vi.fn(), edit: vi.fn(), ...actions }}>
      {children}
    </DeskActionsProvider>
  )
}

/** Stores the name that the signed-in user has as handler. */
export function saveMyHandler(name: string): Promise<boolean> {
  const id = { kind: 'preference', owner: getUserKey(), name: 'claims-desk-my-handler' } as const
  return storeRecord(id, name, new Date())
}
