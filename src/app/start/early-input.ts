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

/** The state that the page came with. */
function firstStateOf(control: Control): string | boolean {
  if (isTick(control)) return control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
  return first?.value ?? ''
}

function isUntouched(control: Control): boolean {
  return stateOf(control) === firstStateOf(control)
}

/** Whether the browser may have filled the fields with what stood in them when the page was left. */
function mayBeRefilled(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}

/** A form that stores its own draft: what else comes back would be a claim that was sent or deleted. */
const hasStoredDraft = (control: Control) => control.form?.dataset['storedDraft'] !== undefined

/** Sets a value past React, which otherwise takes the event that follows for one without a change. */
function setSilently(control: Control, value: string) {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
}

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
  // React tells the field of its text while it takes the page over, before the form listens to it:
  // only a text that is new to React is told again.
  if (!(control instanceof HTMLSelectElement)) control.value = ''
  setSilently(control, state)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Keeps what a person does with a prerendered page before its code has come: what they typed, chose
 * and attached, and the last button they pressed.
 *
 * @returns hands all of it to the page, once its code listens; `isLate` leaves the press out, because
 * nobody expects an answer to it any more
 */
export function captureEarlyInput(container: HTMLElement): (isLate?: boolean) => void {
  const touched = new Map<Control, string | boolean>()
  let pressed: HTMLElement | null = null

  const handleEdit = ({ target }: Event) => {
    if (isControl(target)) touched.set(target, stateOf(target))
  }
  const handleClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) pressed = button
  }

  const isRefilled = mayBeRefilled()
  for (const control of container.querySelectorAll<Control>('input, select, textarea')) {
    // A page that was here before brings its first script along: more than one field is not typed by then.
    if (isRefilled && hasStoredDraft(control) && control !== document.activeElement) {
      const state = firstStateOf(control)
      if (isTick(control)) control.checked = state === true
      else control.value = String(state)
      continue
    }
    // After a reload the browser brings ticks back by itself; consent is given anew each time.
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
      // A radio that lost its tick to another needs no event of its own.
      const isLeft = control instanceof HTMLInputElement && control.type === 'radio' && !state
      if (control.isConnected && !isLeft) restore(control, state)
    }
    if (!isLate && pressed?.isConnected) pressed.click()
  }
}
