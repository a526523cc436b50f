/**
 * What is said where the code of a part did not come. Apart from the tables of failures, because it has
 * to be there when nothing else comes: every page brings it along.
 *
 * @param what as a person calls the part, with its article
 */
export function chunkErrorText(what: string): string {
  return `No pudimos abrir ${what}. Revisa tu conexión e inténtalo otra vez.`
}
