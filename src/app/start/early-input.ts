import { nextTask } from '@/ui/browser/next-task'
import { setValue } from '@/ui/browser/set-value'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

const isFile = (control: Control) => control instanceof HTMLInputElement && control.type === 'file'

function stateOf(control: Control): string | boolean {
  return isTick(control) ? control.checked : control.value
}

/** Buttons, and links of the site in the same tab. */
const PRESSABLE = 'button, a[href^="/"]:not([target])'

function firstStateOf(control: Control): string | boolean {
  if (isTick(control)) return control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
  return first?.value ?? ''
}

function isUntouched(control: Control): boolean {
  return stateOf(control) === firstStateOf(control)
}

/** True if the browser may have restored earlier field values (reload, back). */
function mayBeRefilled(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}

/** True for a form with its own draft: values restored by the browser may be of a claim already sent or deleted. */
const hasStoredDraft = (control: Control) => control.form?.dataset['storedDraft'] !== undefined

function restore(control: Control, state: string | boolean) {
  if (isFile(control)) {
    control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (stateOf(control) === state && isTick(control)) control.checked = !state
  if (typeof state === 'boolean') {
    control.click()
    return
  }
  // During hydration React records the current value before the form subscribes. Clear it first, or React
  // sees no change and fires no onChange.
  if (!(control instanceof HTMLSelectElement)) control.value = ''
  setValue(control, state)
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Captures input on a prerendered page before hydration: edited controls and the last press.
 *
 * @param isLoading false once the page's code is lost: nothing waits for it any more
 * @returns replays the input after hydration; `isLate` skips the click, which the user has given up on
 */
export function captureEarlyInput(
  container: HTMLElement,
  isLoading: () => boolean,
): (isLate?: boolean) => void {
  const touched = new Map<Control, string | boolean>()
  let pressed: HTMLElement | null = null

  const handleEdit = ({ target }: Event) => {
    if (isControl(target)) touched.set(target, stateOf(target))
  }
  const handleClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey } = event
    const element = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null
    if (element instanceof HTMLAnchorElement) {
      // The page may put what was chosen into the link, so it waits; a second press does not.
      if (touched.size === 0 || element === pressed || !isLoading()) return
      if (ctrlKey || metaKey) return
      event.preventDefault()
    }
    if (element) pressed = element
  }

  const isRefilled = mayBeRefilled()
  for (const control of container.querySelectorAll<Control>('input, select, textarea')) {
    // The script of a reloaded page is cached, so only the focused field can hold new input by now.
    if (isRefilled && hasStoredDraft(control) && control !== document.activeElement) {
      const state = firstStateOf(control)
      if (isTick(control)) control.checked = state === true
      else control.value = String(state)
      continue
    }
    // Browsers restore ticks after a reload, but consent must be given each time.
    const isBrought = control instanceof HTMLInputElement && control.type === 'checkbox'
    if (!isBrought && !isUntouched(control)) touched.set(control, stateOf(control))
  }
  container.addEventListener('input', handleEdit, true)
  container.addEventListener('change', handleEdit, true)
  container.addEventListener('click', handleClick, true)

  return (isLate = false) => {
    container.removeEventListener('input', handleEdit, true)
    container.removeEventListener('change', handleEdit, true)
    container.removeEventListener('click', handleClick, true)
    for (const [control, state] of touched) {
      // The newly selected radio unticks this one.
      const isLeft = control instanceof HTMLInputElement && control.type === 'radio' && !state
      if (!isLeft) restore(control, state)
    }
    if (isLate) return
    // By then React has rendered what was restored, which a link may carry.
    void nextTask().then(() => {
      if (pressed?.isConnected) pressed.click()
    })
  }
}
