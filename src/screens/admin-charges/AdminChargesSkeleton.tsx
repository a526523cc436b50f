import type { ReactNode } from 'react'
import { ADMIN_DESK } from '@/features/claims-desk/desk/desk-profiles'
import { DeskSkeleton } from '@/features/claims-desk/desk/DeskSkeleton'

/** The whole page before anybody may see it; the frame says in the title's place why. */
export function AdminChargesSkeleton({ title }: { readonly title: ReactNode }) {
  return <DeskSkeleton title={title} profile={ADMIN_DESK} />
}
