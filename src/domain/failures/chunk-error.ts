/**
 * Message if code fails to load. Own file, because every page has to contain it before that happens.
 * After a release the old files may be gone until the page is reloaded. `what` is the Spanish name of the part,
 * with its article.
 */
export function chunkErrorText(what: string): string {
  return `No pudimos abrir ${what}. Revisa tu conexión e inténtalo otra vez. Si sigue igual, recarga la página.`
}
