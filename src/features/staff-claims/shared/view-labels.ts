/** The faces of the CRM as their links say them, in their order. */
export const DESK_VIEW_LABELS = {
  list: 'Reclamos',
  board: 'Tablero',
  queue: 'Qué toca hoy',
  overview: 'Resumen',
} as const
