import type { ReactNode } from 'react'
import { DeskSkeleton } from '@/features/staff-claims/desk/DeskSkeleton'

/** The whole page before anybody may see it; the frame says in the title's place why. */
export function AdminChargesSkeleton({ title }: { readonly title: ReactNode }) {
  return <DeskSkeleton title={title} isCrm={false} />
}
