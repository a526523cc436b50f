/** Elements that a screen reader announces when their content changes. */
export const LIVE = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]'

/** Elements hidden from assistive technology. */
export const HIDDEN = '[aria-hidden="true"], [hidden], [inert]'

/** One sentence of SPEC 8 starts like an error of fetch. */
const TECHNICAL =
  /undefined|NaN|\[object|null|<html|SyntaxError|Failed to fetch(?! user by email\.)|TypeError|Bad gateway/

const AROUND = 40

/** The first technical text, with its context; null when there is none. */
export function findTechnicalText(text: string): string | null {
  const found = TECHNICAL.exec(text)
  return found && text.slice(Math.max(0, found.index - AROUND), found.index + AROUND)
}
