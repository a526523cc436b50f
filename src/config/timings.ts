/** Milliseconds that SPEC sections 4 and 9 define; tests check them. */
export const timings = {
  bannerAdvance: 5000,
  claimSuccessMessage: 80,
  claimSuccessTransition: 400,
  claimErrorSnackbar: 6000,
  chargeErrorSnackbar: 4000,
  chargeSuccessSnackbar: 2000,
  chargeDialogClose: 700,
} as const
