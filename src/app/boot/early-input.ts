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

function isUntouched(control: Control): boolean {
  if (isTick(control)) return control.checked === control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
  return control.value === (first?.value ?? '')
}

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
export function watchEarlyInput(container: HTMLElement): (isLate?: boolean) => void {
  const touched = new Map<Control, string | boolean>()
  let pressed: HTMLElement | null = null

  const handleEdit = ({ target }: Event) => {
    if (isControl(target)) touched.set(target, stateOf(target))
  }
  const handleClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) pressed = button
  }

  for (const control of container.querySelectorAll<Control>('input, select, textarea')) {
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
