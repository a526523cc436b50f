import { createTheme } from '@mui/material/styles'

const FONT = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif'

const layer = { styleOverrides: { root: { zIndex: 'var(--layer-dialog)' } } }

/**
 * What the library's parts inside ui/ have in common, from the tokens. The rest of their look stands in
 * the style sheets of the controls that wrap them.
 */
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
    // One veil: dialogs, drawers and the browser's own dialog of the landing page.
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--veil)' } },
      },
    },
  },
})
