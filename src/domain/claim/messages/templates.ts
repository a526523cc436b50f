import { COMMISSION_RATE } from '@/config/limits'
import type { ClaimCategory } from '@/domain/claim/status/statuses'

/** A text that staff fill from a claim and may change. */
export interface TemplateBase {
  /** Devices and shared files contain it, so it never changes. */
  readonly id: string
  readonly name: string
  /** Not for chat. */
  readonly subject: string
  readonly text: string
}

/** Message that staff send by chat or e-mail. */
export interface Template extends TemplateBase {
  /** Status for which it is the first choice. */
  readonly fits: { readonly category: ClaimCategory; readonly subcategory?: string }
}

const SUBJECT = 'Tu reclamo[ {id}][ contra {aerolinea}]'
const HELLO = 'Hola {nombre}, te escribimos de {marca}.'
const ABOUT = 'tu reclamo[ {id}][ contra {aerolinea}][, reserva {reserva}]'

const RATE = `${COMMISSION_RATE * 100} %`

/** Default texts. `{…}` is filled from the claim; `[…]` is left out if the claim has no value for it. */
export const TEMPLATES = [
  {
    id: 'recibido',
    name: 'Recibimos tu caso',
    fits: { category: 'EN EVALUACIÓN' },
    subject: SUBJECT,
    text: `${HELLO} Recibimos ${ABOUT}, y lo estamos evaluando.\n\nTe contaremos qué compensación te corresponde y qué sigue.`,
  },
  {
    id: 'rechazo-aerolinea',
    name: 'La aerolínea rechaza',
    fits: { category: 'EN EVALUACIÓN', subcategory: 'AEROLÍNEA RECHAZA COMPENSACIÓN' },
    subject: SUBJECT,
    text: `${HELLO} La aerolínea rechazó ${ABOUT}.\n\nEstamos viendo cómo seguir y te avisaremos antes de dar el próximo paso.`,
  },
  {
    id: 'rechazo-cliente',
    name: 'Rechazaste la compensación',
    fits: { category: 'EN EVALUACIÓN', subcategory: 'CLIENTE RECHAZA COMPENSACIÓN' },
    subject: SUBJECT,
    text: `${HELLO} Registramos que no aceptas la compensación que ofrecieron por ${ABOUT}.\n\n¿Nos cuentas qué esperabas? Así vemos cómo seguir.`,
  },
  {
    id: 'faltan-documentos',
    name: 'Faltan documentos',
    fits: { category: 'EN ESPERA DE DOCUMENTOS', subcategory: 'FALTAN DOCUMENTOS' },
    subject: 'Faltan documentos para tu reclamo[ {id}]',
    text: `${HELLO} Para seguir con ${ABOUT}, necesitamos algunos documentos[: {documentos}].\n\nPuedes responder este mensaje con una foto o un PDF de cada uno.`,
  },
  {
    id: 'falta-tarjeta',
    name: 'Falta la tarjeta',
    fits: { category: 'EN ESPERA DE DOCUMENTOS', subcategory: 'FALTA TARJETA CRÉDITO' },
    subject: 'Falta tu tarjeta para tu reclamo[ {id}]',
    text: `${HELLO} Para seguir con ${ABOUT}, falta que registres tu tarjeta de crédito.\n\nHazlo en nuestro sitio, con tu cuenta. Por seguridad, no nos envíes sus números por mensaje.`,
  },
  {
    id: 'por-ingresar',
    name: 'Listo para ingresar',
    fits: { category: 'POR INGRESAR' },
    subject: SUBJECT,
    text: `${HELLO} Ya tenemos todo lo necesario para presentar ${ABOUT}.\n\nTe avisaremos cuando esté ingresado en la aerolínea.`,
  },
  {
    id: 'ingresado',
    name: 'Ingresado en la aerolínea',
    fits: { category: 'INGRESADO' },
    subject: SUBJECT,
    text: `${HELLO} Ya ingresamos ${ABOUT}.[ El número de caso es {caso}.]\n\nTe escribiremos cuando la aerolínea responda.`,
  },
  {
    id: 'espera-aerolinea',
    name: 'Esperamos a la aerolínea',
    fits: { category: 'EN ESPERA RESPUESTA AEROLÍNEA' },
    subject: SUBJECT,
    text: `${HELLO} Seguimos esperando la respuesta de la aerolínea a ${ABOUT}.\n\nNo tienes que hacer nada: te avisaremos cuando llegue.`,
  },
  {
    id: 'apelacion',
    name: 'En apelación',
    fits: { category: 'EN APELACIÓN' },
    subject: SUBJECT,
    text: `${HELLO} Apelamos la respuesta de la aerolínea a ${ABOUT}.\n\nTe avisaremos qué contesta.`,
  },
  {
    id: 'compensacion',
    name: 'Procesamos tu compensación',
    fits: { category: 'PROCESANDO COMPENSACIÓN' },
    subject: SUBJECT,
    text: `${HELLO} Aprobaron la compensación de ${ABOUT}, y estamos gestionando su pago.\n\nTe avisaremos cuando esté lista.`,
  },
  {
    id: 'demanda',
    name: 'Demanda en curso',
    fits: { category: 'DEMANDA EN CURSO' },
    subject: SUBJECT,
    text: `${HELLO} Iniciamos acciones legales por ${ABOUT}.\n\nTe contaremos cada avance.`,
  },
  {
    id: 'desistido',
    name: 'Caso desistido',
    fits: { category: 'CASO DESISTIDO' },
    subject: SUBJECT,
    text: `${HELLO} Cerramos ${ABOUT}, y no seguiremos con él.\n\nSi tienes dudas, responde este mensaje.`,
  },
  {
    id: 'no-aplica',
    name: 'No aplica',
    fits: { category: 'NO APLICA' },
    subject: SUBJECT,
    text: `${HELLO} Revisamos ${ABOUT}, y no podemos pedir una compensación por él.\n\nSi tienes dudas, responde este mensaje y te explicamos por qué.`,
  },
  {
    id: 'ganado',
    name: 'Caso ganado',
    fits: { category: 'CASO GANADO' },
    subject: '¡Ganamos tu reclamo[ {id}]!',
    text: `${HELLO} ¡Buenas noticias! Ganamos ${ABOUT}.\n\nGracias por confiar en nosotros.`,
  },
  {
    id: 'pide-tarjeta',
    name: 'Pide la tarjeta',
    fits: { category: 'CASO GANADO' },
    subject: 'Falta tu tarjeta para tu reclamo[ {id}]',
    text: `${HELLO} Ganamos ${ABOUT}. Falta que registres tu tarjeta: de ella cobramos nuestra comisión, el ${RATE} de la compensación, y nada más.\n\nHazlo en nuestro sitio, con tu cuenta. Por seguridad, no nos envíes sus números por mensaje.`,
  },
  {
    id: 'aviso-cobro',
    name: 'Avisa el cobro',
    fits: { category: 'CASO GANADO' },
    subject: 'Cobro de tu reclamo[ {id}]',
    text: `${HELLO} Ganamos ${ABOUT}.\n\nCobraremos {comision} (${RATE} de {compensacion}) a tu tarjeta[ {tarjeta}]. Es nuestra comisión, y no cobramos nada más.[ {plazo}]\n\nSi algo no calza, responde este mensaje.`,
  },
  {
    id: 'recibo-cobro',
    name: 'Comprobante del cobro',
    fits: { category: 'CASO GANADO' },
    subject: 'Comprobante de tu reclamo[ {id}]',
    text: `${HELLO} Este es el comprobante de ${ABOUT}.\n\nCobramos {cobrado} a tu tarjeta[ {tarjeta}]: es nuestra comisión, el ${RATE} de la compensación. Orden: {orden}[, del {dia}].\n\nGuarda este mensaje.`,
  },
] as const satisfies readonly Template[]

export function templateById(id: (typeof TEMPLATES)[number]['id']): Template {
  const all: readonly Template[] = TEMPLATES
  const found = all.find((template) => template.id === id)
  return found ?? TEMPLATES[0]
}
