import type { ReactNode } from 'react'
import { CRM_DESK } from '@/features/claims-desk/desk/desk-profiles'
import { DeskSkeleton } from '@/features/claims-desk/desk/DeskSkeleton'

/** Shell of the page; the layout shows in place of the title that access is being checked. */
export function LegalClaimsSkeleton({ title }: { readonly title: ReactNode }) {
  return <DeskSkeleton title={title} profile={CRM_DESK} />
}
