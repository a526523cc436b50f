/** Where a screen reader reads out by itself what comes up. */
export const LIVE = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]'

/** What assistive technology does not come upon. */
export const HIDDEN = '[aria-hidden="true"], [hidden], [inert]'

/** One sentence of SPEC 8 begins like an error of fetch. */
const TECHNICAL =
  /undefined|NaN|\[object|null|<html|SyntaxError|Failed to fetch(?! user by email\.)|TypeError|Bad gateway/

const AROUND = 40

/** What only a programmer would understand, with what stands around it; null when there is none. */
export function findTechnicalText(text: string): string | null {
  const found = TECHNICAL.exec(text)
  return found && text.slice(Math.max(0, found.index - AROUND), found.index + AROUND)
}
