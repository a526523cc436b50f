import type { DeskViewProps } from '@/features/staff-claims/desk/views'

export function Board(_props: DeskViewProps) {
  return null
}
