import { ID_DOCUMENT } from '@/domain/country/chile'
import type { TemplateBase } from './templates'

const WHO = `[ en nombre de {pasajero}][, ${ID_DOCUMENT} {documento}]`
const WHAT = '[, vuelo {ruta}][, reserva {reserva}].[ Motivo: {problema}.]'
const LAW = '[Pedimos:\n{montos}]\n\n[Lo pedimos según:\n{normas}]'
const END = 'Pedimos la respuesta por escrito.\n\nAtentamente,\n{marca}'

/** Letters of the legal staff; filled and edited like the messages. */
export const LETTER_TEMPLATES = [
  {
    id: 'carta-aerolinea',
    name: 'Primera carta a la aerolínea',
    subject: 'Reclamo[ {id}][ de {pasajero}][, reserva {reserva}]',
    text: `{hoy}\n\nSeñores[ {aerolinea}]:\n\nPresentamos este reclamo${WHO}${WHAT}[ Nuestro número es {id}.]\n\n${LAW}\n\n${END}`,
  },
  {
    id: 'carta-sernac',
    name: 'Reclamo ante SERNAC',
    subject: 'Reclamo[ contra {aerolinea}][, reserva {reserva}]',
    text: `{hoy}\n\nSeñores SERNAC:\n\nReclamamos[ contra {aerolinea}]${WHO}${WHAT}[ Presentamos el reclamo a la aerolínea el {presentado}.][ Su número de caso es {caso}.]\n\n${LAW}\n\nPedimos que lo envíen a la aerolínea y que responda dentro del plazo.\n\nAtentamente,\n{marca}`,
  },
  {
    id: 'carta-rechazo',
    name: 'Respuesta a un rechazo',
    subject: 'Respuesta a su rechazo[, caso {caso}][, reserva {reserva}]',
    text: `{hoy}\n\nSeñores[ {aerolinea}]:\n\nNo aceptamos su rechazo del reclamo${WHO}${WHAT}[ Su número de caso es {caso}.]\n\nPedimos la causa por escrito y los documentos que la prueban.\n\n${LAW}\n\n${END}`,
  },
] as const satisfies readonly TemplateBase[]
