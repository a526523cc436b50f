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
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: ({ theme: t }) => ({
          minHeight: 48,
          padding: '10px 22px',
          borderRadius: 999,
          transition: 'opacity 150ms, background-color 150ms',
          '&.Mui-focusVisible': {
            outline: `3px solid ${t.vars.palette.secondary.main}`,
            outlineOffset: 2,
          },
          // The stock grey of a disabled button says nothing legible; muted on sand does.
          '&.Mui-disabled': {
            color: t.vars.palette.text.secondary,
            '&.MuiButton-contained': { backgroundColor: t.vars.palette.brand.sand },
          },
        }),
        sizeSmall: { minHeight: 44, padding: '8px 18px', fontSize: '0.9375rem' },
        outlined: ({ theme: t }) => ({
          borderWidth: 2,
          borderColor: 'currentColor',
          color: t.vars.palette.text.primary,
          '&:hover': { borderColor: 'currentColor', backgroundColor: t.vars.palette.brand.sand },
        }),
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: ({ theme: t }) => ({
          minWidth: 44,
          minHeight: 44,
          color: t.vars.palette.text.primary,
          '&.Mui-focusVisible': {
            outline: `3px solid ${t.vars.palette.secondary.main}`,
            outlineOffset: 2,
          },
        }),
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme: t }) => ({
          minHeight: 48,
          backgroundColor: t.vars.palette.background.paper,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: t.vars.palette.brand.field },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderColor: t.vars.palette.secondary.main,
          },
          '&.Mui-error': { backgroundColor: '#FFF8FA' },
        }),
        input: { padding: '12px 14px', height: 'auto', lineHeight: 1.5 },
        multiline: { padding: 0 },
      },
    },
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
    MuiCheckbox: {
      styleOverrides: {
        root: ({ theme: t }) => ({
          color: t.vars.palette.brand.field,
          '&.Mui-checked': { color: t.vars.palette.secondary.main },
          '&.Mui-focusVisible': {
            outline: `3px solid ${t.vars.palette.secondary.main}`,
            outlineOffset: -4,
          },
        }),
      },
    },
  },
})
