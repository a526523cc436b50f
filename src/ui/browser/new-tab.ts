/** Attributes of a link that leaves this tab: it says so, and the new page cannot reach back. */
export const NEW_TAB = {
  target: '_blank',
  rel: 'noopener noreferrer',
  title: 'Se abre en otra pestaña',
} as const
