import type { DeskViewProps } from '@/features/staff-claims/desk/views'

export function Overview(_props: DeskViewProps) {
  return null
}
