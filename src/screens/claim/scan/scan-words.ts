const BY_HAND = 'Escribe los datos a mano.'

/** Why nothing was read. Each text says what happened and what to do next; `locked` to `too-slow` are of a PDF. */
export const PROBLEM_WORDS = {
  nothing: `No encontramos una tarjeta de embarque ni un pasaje en este archivo. ${BY_HAND}`,
  locked: `Este PDF está protegido con contraseña y no podemos leerlo. ${BY_HAND}`,
  broken: `No pudimos abrir este PDF: puede estar dañado. Prueba con otra copia o escribe los datos a mano.`,
  'too-long': `Este PDF tiene demasiadas páginas para buscar tu tarjeta en él. ${BY_HAND}`,
  'too-heavy': `Este PDF pesa más de 5 MB y no podemos leerlo. Elige uno más liviano o escribe los datos a mano.`,
  'too-slow': `Leer este PDF toma demasiado tiempo. ${BY_HAND}`,
  'no-reader':
    'No pudimos descargar el lector. Revisa tu conexión y reintenta, o escribe los datos a mano.',
  refused:
    'No tenemos permiso para usar la cámara. Actívalo en los ajustes del navegador y reintenta, elige una foto o escribe los datos a mano.',
  'no-camera':
    'No encontramos una cámara aquí. Elige una foto de la tarjeta o escribe los datos a mano.',
  'camera-busy':
    'No pudimos abrir la cámara: puede que otra aplicación la esté usando. Ciérrala y reintenta, o elige una foto.',
  dark: 'Está muy oscuro. Busca más luz o prende la linterna; también puedes elegir una foto.',
  'nothing-found':
    'Todavía no encontramos el código. Alisa la tarjeta, evita los reflejos y acércala; o elige una foto o escribe los datos a mano.',
  'other-code':
    'Ese código no es de una tarjeta de embarque. Busca el de la tarjeta o escribe los datos a mano.',
  'slow-reader':
    'El lector se está demorando. Puedes esperar o escribir los datos a mano mientras tanto.',
  'photo-without-code':
    'No encontramos un código en esa foto. Prueba con otra más nítida y de más cerca, o escribe los datos a mano.',
  'photo-unreadable':
    'No pudimos abrir esa foto. Elige otra en JPG o PNG, o escribe los datos a mano.',
} as const

export type ScanProblem = keyof typeof PROBLEM_WORDS

/** Problems with a retry button. */
export const CAN_RETRY: ReadonlySet<ScanProblem> = new Set(['refused', 'camera-busy', 'no-reader'])
