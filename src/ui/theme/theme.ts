import { createTheme } from '@mui/material/styles'
import { colours as c } from './palette'

declare module '@mui/material/styles' {
  interface Palette {
    brand: Readonly<Record<'sand' | 'field' | 'pinkSoft' | 'purpleSoft', string>>
  }
  interface PaletteOptions {
    brand: Readonly<Record<'sand' | 'field' | 'pinkSoft' | 'purpleSoft', string>>
  }
}

const FONT = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif'

/** The look of DESIGN section 6 as a MUI theme; its CSS variables (`--vj-…`) also dress plain CSS. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'vj' },
  palette: {
    primary: { main: c.pink, dark: c.pinkDark, contrastText: c.white },
    secondary: { main: c.purple, dark: c.purpleDark, contrastText: c.white },
    error: { main: c.red, light: c.redSoft, contrastText: c.white },
    warning: { main: c.amber, light: c.amberSoft, contrastText: c.white },
    info: { main: c.blue, light: c.blueSoft, contrastText: c.white },
    success: { main: c.green, light: c.greenSoft, contrastText: c.white },
    background: { default: c.beige, paper: c.white },
    text: { primary: c.ink, secondary: c.muted },
    divider: c.line,
    brand: { sand: c.sand, field: c.field, pinkSoft: c.pinkSoft, purpleSoft: c.purpleSoft },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: FONT,
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    button: { fontSize: '1rem', fontWeight: 700, textTransform: 'none', lineHeight: 1.25 },
  },
  transitions: { duration: { enteringScreen: 200, leavingScreen: 150, standard: 200 } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    // One veil, one surface: dialogs, drawers and the browser's own dialog of the landing page.
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--veil)' } },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme: t }) => ({
          borderRadius: 'var(--dialog-radius)',
          boxShadow: 'var(--shadow)',
          [t.breakpoints.down('sm')]: { marginInline: 12, width: 'calc(100% - 24px)' },
        }),
      },
    },
  },
})
