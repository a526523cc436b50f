/** Why a file was not read; `locked` to `too-slow` only for a PDF. */
export type ReadingProblem =
  'nothing' | 'no-reader' | 'locked' | 'broken' | 'too-long' | 'too-heavy' | 'too-slow'

const BY_HAND = 'Escribe los datos a mano.'

export const READING_WORDS = {
  nothing: `No encontramos una tarjeta de embarque ni un pasaje en este archivo. ${BY_HAND}`,
  locked: `Este PDF está protegido con contraseña y no podemos leerlo. ${BY_HAND}`,
  broken: `No pudimos abrir este PDF: puede estar dañado. Prueba con otra copia o escribe los datos a mano.`,
  'too-long': `Este PDF tiene demasiadas páginas para buscar tu tarjeta en él. ${BY_HAND}`,
  'too-heavy': `Este PDF pesa más de 5 MB y no podemos leerlo. Elige uno más liviano o escribe los datos a mano.`,
  'too-slow': `Leer este PDF toma demasiado tiempo. ${BY_HAND}`,
  'no-reader':
    'No pudimos descargar el lector. Revisa tu conexión y reintenta, o escribe los datos a mano.',
} as const satisfies Record<ReadingProblem, string>
