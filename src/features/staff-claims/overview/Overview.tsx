import type { DeskViewProps } from '@/features/staff-claims/shared/desk-view'

export function Overview(_props: DeskViewProps) {
  return null
}
