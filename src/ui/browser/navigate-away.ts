/** Sends the browser to another site, in this tab. It stands alone so that tests can replace it. */
export function navigateAway(url: string): void {
  window.location.assign(url)
}
