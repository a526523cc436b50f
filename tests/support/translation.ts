import { onTestFinished } from 'vitest'

const UNTRANSLATED = ['X-TRANSLATION', 'SCRIPT', 'STYLE', 'TEXTAREA']

/** Moves each text into an element of its own, as the translation of a browser does. */
function translate(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || UNTRANSLATED.includes(text.parentElement?.tagName ?? ''))
      continue
    const translation = document.createElement('x-translation')
    translation.textContent = text.data
    text.replaceWith(translation)
  }
}

/** Translates the page, and what it shows later. */
export function translatePage() {
  translate(document.body)
  const translation = new MutationObserver((changes) => {
    for (const { target } of changes) translate(target)
  })
  translation.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => translation.disconnect())
}
