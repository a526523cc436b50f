import type { ReactNode } from 'react'
import { ADMIN_DESK } from '@/features/claims-desk/desk/desk-profiles'
import { DeskSkeleton } from '@/features/claims-desk/desk/DeskSkeleton'

/** Shell of the page; the layout shows in place of the title that access is being checked. */
export function AdminChargesSkeleton({ title }: { readonly title: ReactNode }) {
  return <DeskSkeleton title={title} profile={ADMIN_DESK} />
}
