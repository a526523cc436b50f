type Run = () => void

/** What waits for the end of a press; null while no button of the mouse is down. */
let waiting: Run[] | null = null

/**
 * Runs at once, or after the press that is under way. A press beside a field leaves the field: an error that came up
 * before the button is released would move what is pressed away from the pointer, and the click would be lost.
 */
export function afterPress(run: Run): void {
  if (waiting) waiting.push(run)
  else run()
}

function start() {
  waiting ??= []
}

function end(event: Event) {
  if (event instanceof MouseEvent && event.buttons > 0) return
  const late = waiting ?? []
  waiting = null
  for (const run of late) run()
}

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', start, true)
  // A list that the system draws, and a scroll bar, keep the end of the press to themselves.
  for (const ending of ['mouseup', 'mousemove', 'click', 'keydown']) {
    window.addEventListener(ending, end, true)
  }
}
