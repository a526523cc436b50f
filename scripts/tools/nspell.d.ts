declare module 'nspell' {
  /** @param aff rules of a Hunspell dictionary @param dic its words */
  function nspell(aff: string, dic: string): { readonly correct: (word: string) => boolean }
  export = nspell
}
