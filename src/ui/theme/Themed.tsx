import type { ReactNode } from 'react'
import { ThemeProvider } from '@mui/material/styles'
import { theme } from './theme'

/**
 * Dresses the MUI components inside it in the product's look. It wraps what uses them (dialogs, the
 * drawer, account and staff pages) and not the whole app: the style engine stays away from pages
 * that need none of it.
 */
export function Themed({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}
