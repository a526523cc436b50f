import { env } from '@/config/env'
import { ANSWER_HOURS, ANSWER_WAYS, FORM_MINUTES } from '@/config/operator'
import type { PublicPageName } from '@/app/pages'

/** Meta descriptions. Not in the table of pages, because prerendered pages contain theirs already. */
export const DESCRIPTIONS: Readonly<Record<PublicPageName, string>> = {
  home: 'Sistema de gestión de reclamos: regístrate y reclama la compensación por tu vuelo cancelado, atrasado o sobrevendido. Gratis al empezar, 20% solo si ganamos.',
  claim: `Crea tu reclamo en unos ${FORM_MINUTES} minutos: cuéntanos qué pasó con tu vuelo, adjunta tu tarjeta de embarque y te respondemos dentro de ${ANSWER_HOURS} horas hábiles. Sin costo.`,
  faq: 'Cuánto cuesta reclamar, qué plazo tienes, qué documentos pedimos y cuánto podrías recibir por un vuelo atrasado, cancelado, sobrevendido o por tu equipaje.',
  rights:
    'Tres preguntas sobre tu vuelo cancelado, atrasado o sobrevendido, o sobre tu equipaje, y te decimos qué puedes pedir, cuánto, hasta cuándo y qué ley lo dice.',
  rightsCancellation:
    'Qué puedes pedir si te cancelaron el vuelo: otro vuelo, el reembolso o comida y hotel; los montos estimados de cada ley, los plazos y los papeles que sirven.',
  rightsDelay:
    'Qué puedes pedir por un vuelo atrasado según cuánto esperaste y tu ruta, en Chile y al extranjero: asistencia, reembolso, montos estimados y plazos para reclamar.',
  rightsOverbooking:
    'Qué puedes pedir si no te dejaron embarcar por sobreventa: otro vuelo o reembolso, y cuánto estiman las leyes de Chile y del extranjero según la distancia.',
  rightsLuggage:
    'Qué puedes pedir si tu equipaje se perdió, llegó tarde o llegó dañado: topes estimados en Chile y en vuelos internacionales, plazos cortos y qué debes guardar.',
  rightsAirport:
    'Qué pedir en el aeropuerto según las horas de espera, qué guardar y qué no firmar, y una tarjeta con la ley para mostrar en el mesón. Sirve también sin conexión.',
  team: `Las personas de ${env.brandName} que presentan tu reclamo ante la aerolínea y lo siguen hasta que se paga la compensación.`,
  contact: `Escríbenos con tu duda sobre un vuelo o un reclamo en curso. El equipo de ${env.brandName} te responde ${ANSWER_WAYS}.`,
  privacy: `Qué guarda ${env.brandName} en tu equipo y por cuánto tiempo, qué servicios externos usa y cómo ejercer tus derechos sobre tus datos personales en Chile.`,
  accessibility: `Cómo funciona ${env.brandName} con teclado, lector de pantalla, texto grande o pantalla chica, qué hemos revisado, qué falta y cómo avisarnos de un problema.`,
}
