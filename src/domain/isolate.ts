/** Characters that change the text direction, and letters of right-to-left scripts. */
const TURNING = /[\u061C\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF]/

const ISOLATES = /[\u2066-\u2069]/g

/**
 * Isolates text from data inside a sentence, so that right-to-left text cannot reverse the rest;
 * other text is unchanged. In JSX use `DataText`.
 */
export function isolate(text: string): string {
  return TURNING.test(text) ? `\u2068${text.replace(ISOLATES, '')}\u2069` : text
}
