import type { ReactNode } from 'react'
import { ThemeProvider } from '@mui/material/styles'
import { watchPresses } from '@/ui/browser/press-focus'
import { theme } from './theme'

// It comes with whatever opens over a page, and weighs nothing where there is no such thing.
watchPresses()

/**
 * Dresses the MUI components inside it in the product's look. It wraps what uses them (dialogs, the
 * drawer, account and staff pages) and not the whole app: the style engine stays away from pages
 * that need none of it.
 */
export function Themed({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}
