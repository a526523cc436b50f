/** Colours of the look. Every text/ground pair that screens use is listed in `COLOUR_PAIRS`. */
export const colours = {
  beige: '#FBF6EE',
  sand: '#F1E6D6',
  line: '#E4D6C3',
  field: '#8C7A9E',
  white: '#FFFFFF',
  ink: '#2B1740',
  muted: '#6A5A78',
  grey: '#6B6B6B',
  pink: '#C81E63',
  pinkDark: '#A3164F',
  pinkSoft: '#FFE3EC',
  purple: '#5B2A86',
  purpleDark: '#47206A',
  purpleSoft: '#EFE5F8',
  green: '#1D7A4C',
  greenSoft: '#E3F4EA',
  amber: '#8A5A00',
  amberSoft: '#FFF1CC',
  red: '#A3204F',
  redSoft: '#FFE3EC',
  blue: '#0B6278',
  blueSoft: '#DDF1F6',
} as const

export type Colour = keyof typeof colours

/** Text on ground, each at least 4.5:1 (WCAG 2.2, 1.4.3). A test holds the list to it. */
export const COLOUR_PAIRS = [
  ['ink', 'beige'],
  ['ink', 'sand'],
  ['ink', 'white'],
  ['ink', 'purpleSoft'],
  ['ink', 'pinkSoft'],
  ['muted', 'beige'],
  ['muted', 'sand'],
  ['muted', 'white'],
  ['grey', 'white'],
  ['pink', 'beige'],
  ['pink', 'white'],
  ['white', 'pink'],
  ['white', 'pinkDark'],
  ['white', 'purple'],
  ['white', 'purpleDark'],
  ['white', 'ink'],
  ['beige', 'ink'],
  ['purple', 'beige'],
  ['purple', 'sand'],
  ['purple', 'white'],
  ['purple', 'purpleSoft'],
  ['green', 'greenSoft'],
  ['green', 'white'],
  ['amber', 'amberSoft'],
  ['red', 'redSoft'],
  ['red', 'white'],
  ['red', 'beige'],
  ['blue', 'blueSoft'],
] as const satisfies readonly (readonly [Colour, Colour])[]

/** Borders of controls and the focus ring, at least 3:1 on their ground (WCAG 2.2, 1.4.11). */
export const CONTROL_PAIRS = [
  ['field', 'white'],
  ['field', 'beige'],
  ['purple', 'beige'],
  ['purple', 'white'],
  ['purple', 'sand'],
] as const satisfies readonly (readonly [Colour, Colour])[]
