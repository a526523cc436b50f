export const CHECKED = [
  [
    'Revisión automática',
    'la herramienta axe recorre en un navegador Chromium las páginas, ventanas y mensajes de error, a 320 y a 1280 píxeles de ancho. Encuentra solo una parte de los problemas.',
  ],
  [
    'Solo teclado',
    'presentar un reclamo, y en las pantallas del equipo editar uno y hacer un cobro, de principio a fin y sin mouse.',
  ],
  [
    'Pantalla angosta y texto grande',
    'a 320 píxeles de ancho, y con el texto al doble en las pantallas del equipo, nada obliga a desplazar la página hacia los lados.',
  ],
  [
    'Colores',
    'el contraste de cada par de colores del diseño se calcula: 4,5 a 1 o más en los textos. El color nunca es lo único que informa.',
  ],
  [
    'Movimiento',
    'si tu equipo pide menos movimiento, las animaciones se detienen. Lo que avanza solo tiene un botón de pausa.',
  ],
] as const

export const LIMITS = [
  [
    'Lectores de pantalla',
    'todavía no probamos el sitio con NVDA, JAWS, VoiceOver ni TalkBack. Revisamos que cada control tenga nombre, función y estado, que no es lo mismo.',
  ],
  [
    'Personas',
    'ninguna persona con discapacidad ha probado aún el sitio con nosotros, y nadie externo lo ha auditado.',
  ],
  [
    'Navegadores',
    'el sitio funciona en iOS 15.4, Chrome 105, Firefox 121 y Samsung Internet 20, y en los más nuevos. Las revisiones de accesibilidad usan Chromium; en Firefox y en el motor de Safari probamos solo los recorridos principales.',
  ],
  [
    'Términos y condiciones',
    'son un PDF y no hemos revisado si un lector de pantalla lo lee bien. Si lo necesitas en otro formato, pídelo.',
  ],
  [
    'Páginas de otros',
    'la entrada con Google, el registro de tu tarjeta y WhatsApp son de otras empresas: no podemos corregirlas.',
  ],
  [
    'Pantallas del equipo',
    'algunos textos están en inglés, y en una ventana de ancho medio sus tablas se desplazan hacia el lado dentro de su marco.',
  ],
] as const
