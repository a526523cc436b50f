/** Fast queries without roles: a walk queries the page hundreds of times. */

/** Names of the attached files, from their remove buttons. */
export function attachedNames(): string[] {
  return [...document.querySelectorAll('main button[aria-label^="Quitar "]')].map(
    (node) => node.ariaLabel?.replace('Quitar ', '') ?? '',
  )
}

/** The notices and summaries of the page. */
export function notices(): string[] {
  const found = document.querySelectorAll('main [role="alert"], main [role="status"]')
  return [...found].map((node) => node.textContent)
}

export const saysOnPage = (text: string) => notices().some((notice) => notice.includes(text))

export const hasTitle = () => document.querySelector('main h1') !== null

/** The links of the top bar. */
export const barLinks = () =>
  [...document.querySelectorAll('header a')].map((link) => link.textContent)

/** The user's name in the top bar, or null. */
export const shownName = () =>
  document.querySelector<HTMLElement>('header span[title]')?.title ?? null

/** The dialog with this title, while it is on the page. */
export function dialogOf(title: string): HTMLElement | null {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')]
  return dialogs.find((node) => node.querySelector('h2')?.textContent === title) ?? null
}

/** A field of that dialog, by its label. */
export function fieldIn(title: string, label: string): HTMLInputElement | null {
  const labels = [...(dialogOf(title)?.querySelectorAll('label') ?? [])]
  const found = labels.find((node) => node.textContent.trim().startsWith(label))
  return found ? (document.getElementById(found.htmlFor) as HTMLInputElement | null) : null
}

/** Texts of that dialog's alerts and other live regions. */
export function liveTextsIn(title: string): string[] {
  const found = dialogOf(title)?.querySelectorAll('[role="alert"], [role="status"]') ?? []
  return [...found].map((node) => node.textContent)
}

/** The only checkbox of that dialog. */
export const boxIn = (title: string) =>
  dialogOf(title)?.querySelector<HTMLInputElement>('input[type="checkbox"]:not([role="switch"])') ??
  null

/** The checkbox for the earlier attempts in the charge dialog. */
export const attemptsBox = () =>
  document.querySelector<HTMLInputElement>('[aria-label="Intentos anteriores"] input')

/** All checkboxes of that dialog except the one for earlier attempts. */
export function factBoxes(title: string): HTMLInputElement[] {
  const boxes = dialogOf(title)?.querySelectorAll<HTMLInputElement>(
    'input[type="checkbox"]:not([role="switch"])',
  )
  return [...(boxes ?? [])].filter((box) => box !== attemptsBox())
}
