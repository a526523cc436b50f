import { env } from '@/config/env'
import { CARD_REPEAT_MINUTES } from '@/config/limits'
import {
  CARD_ASKED_DAYS,
  CHANGE_LOG_MAX_AGE_DAYS,
  CHARGE_MEMORY_DAYS,
  DRAFT_MAX_AGE_DAYS,
  EDIT_MAX_AGE_HOURS,
  RECEIPT_MAX_AGE_DAYS,
  SENT_CLAIM_MAX_AGE_HOURS,
  SHARED_MAX_AGE_HOURS,
  VISITOR_RECEIPT_MAX_AGE_HOURS,
} from '@/config/operator'

interface StoredItem {
  readonly what: string
  readonly why: string
  readonly until: string
}

const ALWAYS: readonly StoredItem[] = [
  {
    what: 'Tu sesión (cookies iktoken e ikrole)',
    why: 'Para saber que entraste y qué páginas puedes ver. Sin ellas no hay sesión.',
    until: 'Hasta que cierras sesión o cierras el navegador.',
  },
  {
    what: 'El borrador de tu reclamo, con sus archivos',
    why: 'Para que no pierdas lo escrito si se corta la conexión o recargas la página.',
    until: `${DRAFT_MAX_AGE_DAYS} días, o hasta que lo envías, lo borras o cierras sesión. Si tu sesión vence, solo tú lo recuperas.`,
  },
  {
    what: 'Lo que compartes desde otra aplicación con Vuelo Justo: archivos y texto',
    why: 'Para agregarlo a tu reclamo.',
    until: `Hasta que se abre tu reclamo, y a lo más ${SHARED_MAX_AGE_HOURS} horas.`,
  },
  {
    what: 'El comprobante de tu último reclamo: cuándo, sobre qué, nombres, correo y nombres de archivos',
    why: 'Para que lo encuentres cuando vuelves, también sin cuenta.',
    until: `${RECEIPT_MAX_AGE_DAYS} días; sin cuenta, ${VISITOR_RECEIPT_MAX_AGE_HOURS} horas mientras no digas que el equipo es tuyo. Antes, si lo borras, envías otro, cierras sesión, borras los datos de este equipo o alguien entra con otro correo.`,
  },
  {
    what: 'Que enviaste un reclamo y cuándo (una huella, sin tus datos)',
    why: 'Para avisarte antes de enviar el mismo dos veces.',
    until: `${SENT_CLAIM_MAX_AGE_HOURS} horas, o hasta que cierras sesión o borras los datos de este equipo.`,
  },
  {
    what: 'Lo que cambiaste en tu perfil, o el equipo en un reclamo, y todavía no se guarda',
    why: 'Para que no se pierda si la página se cierra o la sesión vence.',
    until: `${EDIT_MAX_AGE_HOURS} horas, o hasta que lo guardas, lo descartas o cierras sesión. Solo quien lo escribió lo recupera.`,
  },
  {
    what: 'Que saliste a registrar tu tarjeta, y cuándo (nada de la tarjeta)',
    why: 'Para preguntarte antes de registrarla dos veces.',
    until: `${CARD_REPEAT_MINUTES} minutos, o hasta que queda registrada, cierras sesión o borras los datos de este equipo.`,
  },
  {
    what: 'Los últimos cambios que el equipo guardó en reclamos desde este equipo',
    why: 'Para que quien los hizo los revise y los deshaga.',
    until: `${CHANGE_LOG_MAX_AGE_DAYS} días, o hasta que cierra sesión, borra los datos de este equipo o entra otra persona.`,
  },
  {
    what: 'Los correos que busca el equipo en sus listas',
    why: 'Para que Atrás y recargar vuelvan a la misma búsqueda.',
    until: 'Hasta que cierra sesión o cierra la pestaña.',
  },
  {
    what: 'Cuándo viste tus reclamos por última vez',
    why: 'Para marcar qué cambió desde tu última visita.',
    until: 'Hasta que cierras sesión o borras los datos de este equipo.',
  },
  {
    what: 'El código QR con el que llegaste',
    why: 'Para que quien te lo mostró reciba lo que le corresponde por tu reclamo.',
    until: 'Hasta que envías tu reclamo o cierras la pestaña.',
  },
  {
    what: 'Tu identificador QR, si invitas pasajeros',
    why: 'Para mostrarte tu código sin que lo escribas cada vez.',
    until:
      'Hasta que lo quitas, cierras sesión, borras los datos de este equipo o entra otra persona.',
  },
  {
    what: 'Que ya viste la bienvenida (welcomeShown)',
    why: 'Para saludarte una sola vez.',
    until: 'Hasta que cierras la pestaña.',
  },
  {
    what: 'Los filtros con nombre, las columnas, los atajos, el responsable y las plantillas de mensajes que elige el equipo',
    why: 'Para que cada persona del equipo encuentre su lista y sus textos como los dejó.',
    until: 'Hasta que cierra sesión o borra los datos de este equipo.',
  },
  {
    what: 'Los números de los reclamos por los que el equipo pidió la tarjeta, y cuándo',
    why: 'Para no pedirla dos veces.',
    until: `${CARD_ASKED_DAYS} días, o hasta que cierra sesión o borra los datos de este equipo.`,
  },
  {
    what: 'Los cobros hechos o intentados desde este equipo (reclamo, monto, orden, fecha, resultado y quién del equipo lo anotó; sin datos de quien paga)',
    why: 'Para avisar al equipo antes de cobrar dos veces el mismo reclamo.',
    until: `${CHARGE_MEMORY_DAYS} días, o hasta que borras los datos de este equipo. Cerrar sesión no los borra. Los que no sabemos si se realizaron se quedan hasta que el equipo lo aclara.`,
  },
]

const OFFLINE_PAGES: StoredItem = {
  what: 'Las páginas públicas de este sitio',
  why: 'Para que se abran aunque no tengas conexión.',
  until: 'Hasta que publicamos una versión nueva o borras los datos de sitios del navegador.',
}

const STATISTICS: StoredItem = {
  what: 'Tu elección sobre las estadísticas de visitas y, si aceptas, las cookies _ga de Google',
  why: 'Para recordar tu respuesta y contar visitas sin saber quién eres.',
  until: 'Tu elección, hasta que la cambias. Las cookies _ga, 2 años o hasta que las rechazas.',
}

const DEMO: StoredItem = {
  what: 'Los datos inventados de esta demo',
  why: 'Para que la demo recuerde lo que haces. Nada sale de este navegador.',
  until: 'Hasta que reinicias la demo o borras los datos de este equipo.',
}

export const STORED_ON_DEVICE: readonly StoredItem[] = [
  ...ALWAYS,
  ...(env.offline && !env.demo ? [OFFLINE_PAGES] : []),
  ...(env.gaMeasurementId === '' ? [] : [STATISTICS]),
  ...(env.demo ? [DEMO] : []),
]
