import { ESTIMATES_YEAR } from '@/domain/claim/faq-estimates'

/** `secondary`: read in another text than the law; `own`: our own table or advice. */
export type Level = 'law' | 'court' | 'office' | 'secondary' | 'own'

export interface Source {
  readonly title: string
  readonly url: string | null
  /** Day of the last check, `yyyy-MM-dd`. */
  readonly checked: string
  readonly level: Level
}

const CHECKED = '2026-11-21'
const CHECKED_AGAIN = '2026-11-24'

function source(
  title: string,
  level: Level,
  url: string | null = null,
  checked: string = CHECKED,
): Source {
  return { title, url, checked, level }
}

const newer = (title: string, level: Level, url: string | null = null) =>
  source(title, level, url, CHECKED_AGAIN)

/** True for the text of a law, a ruling that quotes it, or an official body. */
export function isOfficial({ level }: Source): boolean {
  return level === 'law' || level === 'court' || level === 'office'
}

export const UNSURE = '(por confirmar)'

/** The source as a letter cites it: one that only the press or another text gives is marked. */
export function citation(source: Source): string {
  return isOfficial(source) ? source.title : `${source.title} ${UNSURE}`
}

export const SOURCES = {
  estimates: source(`Tabla de estimaciones, edición ${ESTIMATES_YEAR}`, 'own'),
  advice: source('Nuestra recomendación', 'own'),

  article127: source(
    'Código Aeronáutico, artículo 127, en un fallo de la Corte de Antofagasta de 2019',
    'court',
    'https://jurischile.com/2019/10',
  ),
  article131bis: source(
    'Código Aeronáutico, artículo 131 bis (Ley 21.392)',
    'law',
    'https://www.leychile.cl/Navegar?idNorma=1168804',
  ),
  article133: source(
    'Código Aeronáutico, artículo 133 (Ley 20.831)',
    'law',
    'https://www.bcn.cl/leychile/navegar?idNorma=30287&idParte=8639280',
  ),
  article133Sums: source(
    'Código Aeronáutico, artículo 133: sumas según BioBioChile, 18-03-2015',
    'secondary',
    'https://www.biobiochile.cl/2015/03/18/pasajeros-de-aerolineas-ganan-importantes-derechos-tras-aprobarse-cambios-a-la-ley.shtml',
  ),
  article133Notice: source(
    'Ley Fácil, Biblioteca del Congreso Nacional',
    'office',
    'https://www.bcn.cl/leyfacil/recurso/transporte-aereo-de-pasajeros',
  ),
  article133C: source(
    'Código Aeronáutico, artículo 133 C (Ley 21.398)',
    'law',
    'https://www.bcn.cl/leychile/navegar?idNorma=30287&idParte=9592666',
  ),
  article148: source(
    'Código Aeronáutico, artículo 148, citado en la sentencia rol 5.876-2020',
    'court',
    'https://monlezunabogadosycia.cl/?p=6107',
  ),
  civilAviationBoard: source(
    'Junta de Aeronáutica Civil, derechos del pasajero',
    'office',
    'https://derechosdelpasajero.jac.gob.cl/restraso.html',
  ),
  scope: newer(
    'Junta de Aeronáutica Civil, según Turismocity',
    'secondary',
    'https://www.turismocity.cl/promociones_aereas/p-Que_hacer_si_se_cancela_o_retrasa_tu_vuelo-1228.html',
  ),
  missedConnection: newer('BioBioChile, 17-01-2025', 'secondary'),
  sernac: source('SERNAC, según En Cancha, 24-08-2023', 'secondary', 'https://www.sernac.cl'),
  localCourt: source(
    'Juzgado de Policía Local, según BioBioChile, 10-01-2025',
    'secondary',
    'https://www.biobiochile.cl/noticias/economia/negocios-y-empresas/2025/01/10/sernac-oficia-a-latam-sky-y-jetsmart-sobre-medidas-y-como-informan-a-pasajeros-los-retrasos-de-vuelos.shtml',
  ),

  montrealLimits: source(
    'Convenio de Montreal de 1999 (Decreto 56): topes desde el 28-12-2024, según prensa que cita a la OACI',
    'secondary',
  ),
  montrealTerms: source('Convenio de Montreal de 1999: plazos, según varios textos', 'secondary'),

  eu261: source('Reglamento (CE) 261/2004, artículo 7 (en reforma)', 'law'),
  eu261Scope: source('Reglamento (CE) 261/2004, artículo 3 (en reforma)', 'secondary'),
  euCare: newer(
    'Reglamento (CE) 261/2004, artículos 5, 8 y 9, según la autoridad de aviación de Croacia',
    'office',
    'https://ccaa.hr/en/cancellation-23269',
  ),
  aesa: newer(
    'Agencia Estatal de Seguridad Aérea, España',
    'office',
    'https://www.seguridadaerea.gob.es/es/preguntas-frecuentes-derechos-pasajeros',
  ),
  uk261: newer(
    'UK 261, según Financial Compass, que cita a la autoridad británica',
    'secondary',
    'https://financial-compass-uk.pages.dev/bills-utilities/flight-delay-cancellation-compensation/',
  ),
  ukTerms: newer(
    'UK 261: plazo, según Kael Tripton',
    'secondary',
    'https://www.kaeltripton.com/flight-delay-compensation-uk-2026/',
  ),

  anacDeniedBoarding: source(
    'Resolución ANAC 400 de 2016, artículo 24, según Flight Help Brasil',
    'secondary',
  ),
  anacCare: source('Resolución ANAC 400 de 2016, según Instituto do Ar', 'secondary'),
  anacRefund: newer('Resolución ANAC 400 de 2016, según Spada e Palmieri', 'secondary'),
  anacTerms: source('Resolución ANAC 400 de 2016, según AirHelp', 'secondary'),
  consumidor: newer(
    'Consumidor.gov.br, según Rota Cultural',
    'secondary',
    'https://www.consumidor.gov.br',
  ),

  usRefunds: source(
    'Estados Unidos, 14 CFR 260 y 49 U.S.C. 42305',
    'law',
    'https://federal.elaws.us/citation/89-FR-65538',
  ),
  usLimits: source(
    'Estados Unidos, topes desde el 22-01-2025 (Federal Register 2024-23588)',
    'law',
    'https://www.govinfo.gov/app/details/FR-2024-10-24/2024-23588',
  ),
  dot: newer(
    'Departamento de Transporte de Estados Unidos',
    'office',
    'https://www.transportation.gov/airconsumer/complaint-process',
  ),
} as const satisfies Record<string, Source>
