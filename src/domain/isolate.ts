/** Signs that turn the direction of a line, and letters that are written from right to left. */
const TURNING = /[\u061C\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF]/

const ISOLATES = /[\u2066-\u2069]/g

/**
 * A text from data for the inside of a sentence that is one string, such as a file's name: nothing in it
 * turns the rest of the sentence around. Ordinary texts stay letter by letter as they are. Where there are
 * elements, `DataText` does this.
 */
export function isolate(text: string): string {
  return TURNING.test(text) ? `\u2068${text.replace(ISOLATES, '')}\u2069` : text
}
