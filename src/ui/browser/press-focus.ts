const BUTTONS = 'button, [role="button"], summary'

/** A key and a script press with no finger: `detail` counts the presses of a pointer. */
const isByPointer = ({ detail }: MouseEvent) => detail > 0

function focusPressed(event: MouseEvent) {
  if (!isByPointer(event) || !(event.target instanceof Element)) return
  const button = event.target.closest<HTMLElement>(BUTTONS)
  if (!button || button.contains(document.activeElement)) return
  const options: FocusOptions & { focusVisible: boolean } = {
    preventScroll: true,
    focusVisible: false,
  }
  button.focus(options)
}

/**
 * Gives a button that a pointer pressed the focus where the browser does not: Safari leaves it on the
 * page, and a dialog that closes would give it back to nothing. Other browsers have done so before.
 */
export function watchPresses() {
  // Before the press is answered: what opens asks at once where the focus is.
  if (typeof window !== 'undefined') window.addEventListener('click', focusPressed, true)
}
