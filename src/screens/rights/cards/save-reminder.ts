import { calendarFile } from '@/domain/calendar-file'
import { claimReminders } from '@/domain/rights/claim-reminder'
import type { Term } from '@/domain/rights/laws/law'
import type { TripAnswers } from '@/domain/rights/story'
import { saveFile } from '@/ui/files/save-file'

export function saveReminder(story: TripAnswers, terms: readonly Term[], now: Date): void {
  const file = calendarFile(claimReminders(story, terms, now), now)
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'reclamar-vuelo.ics')
}
