/** The views of the desks as their links name them. */
export const DESK_VIEW_LABELS = {
  list: 'Reclamos',
  board: 'Tablero',
  queue: 'Qué toca hoy',
  overview: 'Resumen',
  due: 'Por cobrar',
  till: 'Caja del día',
} as const

export type DeskView = keyof typeof DESK_VIEW_LABELS

/** The views of the CRM and of the desk that charges, in the order of their links. */
export const CRM_VIEWS = ['list', 'board', 'queue', 'overview'] as const satisfies DeskView[]
export const ADMIN_VIEWS = ['list', 'due', 'till'] as const satisfies DeskView[]
