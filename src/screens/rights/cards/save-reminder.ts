import { calendarFile } from '@/domain/calendar-file'
import { claimReminder } from '@/domain/rights/claim-reminder'
import type { Story } from '@/domain/rights/story'
import { saveFile } from '@/ui/files/save-file'

/** Hands the person a reminder for their own calendar: nobody else is told. */
export function saveReminder(story: Story, now: Date): void {
  const file = calendarFile(claimReminder(story, now), now)
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'reclamar-vuelo.ics')
}
