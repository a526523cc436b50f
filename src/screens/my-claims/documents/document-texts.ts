import type { REQUIRED_DOCUMENTS } from '@/domain/claim/status/status'

export const DOCUMENT_HELP = {
  'RUT del pasajero': 'Una foto de tu cédula de identidad por los dos lados.',
  'Informe de irregularidad de equipaje':
    'El PIR que te dieron en el mostrador de equipaje del aeropuerto. Si lo perdiste, pídele una copia a la aerolínea con tu código de reserva.',
  'Aviso de la aerolínea':
    'El correo o mensaje que anunció el cambio o la cancelación. Busca el nombre de la aerolínea en tu correo, también en spam.',
  'Boletas de gastos':
    'Fotos de las boletas de comida, hotel o transporte que pagaste por el problema.',
  'Tarjeta de embarque': 'La del teléfono o la de papel. También sirve una captura del check-in.',
  Pasaje: 'El correo de compra con tu código de reserva, en PDF o captura.',
} as const satisfies Record<(typeof REQUIRED_DOCUMENTS)[number], string>
