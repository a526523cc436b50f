/** Attributes of a link to a new tab: announced, without access to this window. */
export const NEW_TAB = {
  target: '_blank',
  rel: 'noopener noreferrer',
  title: 'Se abre en otra pestaña',
} as const
