import { ESTIMATES_YEAR } from '@/domain/claim/faq-estimates'

/** How sure a sentence is: read in the text of the law or of its office, in another text, or not found. */
export type Level = 'verified' | 'secondary' | 'unknown'

/** Where a rule stands, and when somebody last looked. */
export interface Source {
  /** 'Código Aeronáutico, artículo 133 B' */
  readonly title: string
  readonly url: string | null
  /** `yyyy-MM-dd`. */
  readonly checked: string
  readonly level: Level
}

/** When all sources were last looked at. */
const CHECKED = '2026-11-21'

function source(title: string, level: Level, url: string | null = null): Source {
  return { title, url, checked: CHECKED, level }
}

/** Where every sentence and sum of the rights stands, each source once. */
export const SOURCES = {
  estimates: source(`Tabla de estimaciones, edición ${ESTIMATES_YEAR}`, 'secondary'),
  advice: source('Nuestra recomendación', 'secondary'),

  article127: source(
    'Código Aeronáutico, artículo 127, en un fallo de la Corte de Antofagasta de 2019',
    'secondary',
    'https://jurischile.com/2019/10',
  ),
  article131bis: source(
    'Código Aeronáutico, artículo 131 bis (Ley 21.392)',
    'verified',
    'https://www.leychile.cl/Navegar?idNorma=1168804',
  ),
  article133: source(
    'Código Aeronáutico, artículo 133 (Ley 20.831)',
    'verified',
    'https://www.bcn.cl/leychile/navegar?idNorma=30287&idParte=8639280',
  ),
  article133Sums: source(
    'Código Aeronáutico, artículo 133: sumas según BioBioChile, 18-03-2015',
    'secondary',
    'https://www.biobiochile.cl/2015/03/18/pasajeros-de-aerolineas-ganan-importantes-derechos-tras-aprobarse-cambios-a-la-ley.shtml',
  ),
  article133Notice: source(
    'Ley Fácil, Biblioteca del Congreso Nacional',
    'verified',
    'https://www.bcn.cl/leyfacil/recurso/transporte-aereo-de-pasajeros',
  ),
  article133C: source(
    'Código Aeronáutico, artículo 133 C (Ley 21.398)',
    'verified',
    'https://www.bcn.cl/leychile/navegar?idNorma=30287&idParte=9592666',
  ),
  article148: source(
    'Código Aeronáutico, artículo 148, citado en la sentencia rol 5.876-2020',
    'verified',
    'https://monlezunabogadosycia.cl/?p=6107',
  ),
  civilAviationBoard: source(
    'Junta de Aeronáutica Civil, derechos del pasajero',
    'verified',
    'https://derechosdelpasajero.jac.gob.cl/restraso.html',
  ),
  sernac: source('SERNAC, según En Cancha, 24-08-2023', 'secondary'),
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

  eu261: source('Reglamento (CE) 261/2004, artículo 7 (en reforma)', 'verified'),
  eu261Scope: source('Reglamento (CE) 261/2004, artículo 3 (en reforma)', 'secondary'),
  uk261: source('UK 261, según bottonline.co.uk', 'secondary'),

  anacDeniedBoarding: source(
    'Resolución ANAC 400 de 2016, artículo 24, según Flight Help Brasil',
    'secondary',
  ),
  anacCare: source('Resolución ANAC 400 de 2016, según Instituto do Ar', 'secondary'),
  anacTerms: source('Resolución ANAC 400 de 2016, según AirHelp', 'secondary'),

  usRefunds: source(
    'Estados Unidos, 14 CFR 260 y 49 U.S.C. 42305',
    'verified',
    'https://federal.elaws.us/citation/89-FR-65538',
  ),
  usLimits: source(
    'Estados Unidos, topes desde el 22-01-2025 (Federal Register 2024-23588)',
    'verified',
    'https://www.govinfo.gov/app/details/FR-2024-10-24/2024-23588',
  ),
} as const satisfies Record<string, Source>
