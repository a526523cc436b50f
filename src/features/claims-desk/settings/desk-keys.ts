/** In the order of the help dialog. */
export const DESK_KEYS = {
  '/': 'Ir a la búsqueda por correo; Esc vuelve a la fila',
  j: 'Bajar una fila',
  k: 'Subir una fila',
  Enter: 'Ver los detalles de la fila',
  e: 'Editar el reclamo de la fila',
  s: 'Cambiar el Next Step de la fila',
  r: 'Cambiar el responsable',
  m: 'Mover a otro estado',
  c: 'Contacté hoy',
  u: 'Deshacer el último cambio',
  x: 'Elegir la fila',
  a: 'Ir a las acciones para los elegidos',
  n: 'Agregar un reclamo',
  'Ctrl K': 'Buscar o hacer',
  'Ctrl Enter': 'Guardar y siguiente, en el formulario',
  '?': 'Ver esta lista',
} as const

export type DeskKey = keyof typeof DESK_KEYS
