import { createTheme } from '@mui/material/styles'

const FONT = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif'

const layer = { styleOverrides: { root: { zIndex: 'var(--layer-dialog)' } } }

/** MUI defaults from the design tokens; further styles are in the wrappers' CSS. */
export const theme = createTheme({
  typography: { fontFamily: FONT },
  transitions: { duration: { enteringScreen: 200, leavingScreen: 150, standard: 200 } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiDialog: layer,
    MuiDrawer: layer,
    MuiPaper: {
      styleOverrides: { root: { backgroundColor: 'var(--white)', color: 'var(--ink)' } },
    },
    // The same veil for dialogs, drawers and the native dialog of the landing page.
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--veil)' } },
      },
    },
  },
})
