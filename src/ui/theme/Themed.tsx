import type { ReactNode } from 'react'
import { ThemeProvider } from '@mui/material/styles'
import { theme } from './theme'

/** Applies the MUI theme. Wraps only what uses MUI, so that other pages do not load the style engine. */
export function Themed({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}
