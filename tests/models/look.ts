/** What a person sees, found without a look at all roles of the page: a walk looks a hundred times. */

/** The names of the attached files, from the buttons that take them away. */
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

/** Who the top bar shows: a name, or nobody. */
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

/** What that dialog tells, alerts and other news alike. */
export function newsIn(title: string): string[] {
  const found = dialogOf(title)?.querySelectorAll('[role="alert"], [role="status"]') ?? []
  return [...found].map((node) => node.textContent)
}

/** The one tick box of that dialog. */
export const boxIn = (title: string) =>
  dialogOf(title)?.querySelector<HTMLInputElement>('input[type="checkbox"]:not([role="switch"])') ??
  null

/** The box of the earlier attempts in the charge dialog. */
export const attemptsBox = () =>
  document.querySelector<HTMLInputElement>('[aria-label="Intentos anteriores"] input')

/** The boxes of that dialog but the one of the earlier attempts. */
export function factBoxes(title: string): HTMLInputElement[] {
  const boxes = dialogOf(title)?.querySelectorAll<HTMLInputElement>(
    'input[type="checkbox"]:not([role="switch"])',
  )
  return [...(boxes ?? [])].filter((box) => box !== attemptsBox())
}
