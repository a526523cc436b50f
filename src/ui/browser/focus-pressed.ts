const BUTTONS = 'button, [role="button"], summary'

/** `detail` is 0 for clicks by keyboard or script. */
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

// Safari does not focus a pressed button, so that a closing dialog could not return the focus to it. In the
// capture phase, before handlers that read the focus.
if (typeof window !== 'undefined') window.addEventListener('click', focusPressed, true)
