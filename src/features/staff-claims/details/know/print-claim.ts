/**
 * Prints a claim by itself: styles for paper leave out whatever is not the marked part of the page.
 *
 * @param part what is printed, with all that it holds
 */
export function printClaim(part: HTMLElement): void {
  part.dataset['printing'] = 'yes'
  // Some browsers come back from `print` before anything is printed.
  window.addEventListener('afterprint', () => delete part.dataset['printing'], { once: true })
  window.print()
}
