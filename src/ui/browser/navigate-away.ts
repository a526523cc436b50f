/** Navigates to another site in this tab. A separate module, so that tests can replace it. */
export function navigateAway(url: string): void {
  window.location.assign(url)
}
