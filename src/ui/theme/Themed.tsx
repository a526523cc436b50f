import type { ReactNode } from 'react'
import { ThemeProvider } from '@mui/material/styles'
import { theme } from './theme'

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

/** Focuses a button on click: Safari does not, so a closing dialog could not restore the focus. */
function watchPresses() {
  // In the capture phase, before handlers that read the focus.
  if (typeof window !== 'undefined') window.addEventListener('click', focusPressed, true)
}

// Here, because only themed components open dialogs: other pages do not load it.
watchPresses()

/** Applies the MUI theme. Wraps only what uses MUI, so that other pages do not load the style engine. */
export function Themed({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}
