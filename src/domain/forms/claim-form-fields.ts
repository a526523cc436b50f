import { ID_DOCUMENT } from '@/domain/country/chile'

export type ClaimStep = 0 | 1 | 2 | 3

/** In the order of the page (SPEC 2.6). `thing` names the field among what is left to do; `step` is its section. */
export const PASSENGER_FORM_FIELDS = [
  { step: 0, field: 'type', label: 'Tipo de reclamo', thing: 'el tipo' },
  { step: 0, field: 'airline', label: 'Aerolínea', thing: 'la aerolínea' },
  { step: 0, field: 'message', label: 'Mensaje', thing: 'tu mensaje' },
  { step: 1, field: 'files', label: 'Archivos', thing: 'un archivo' },
  { step: 2, field: 'name', label: 'Nombre', thing: 'tu nombre' },
  { step: 2, field: 'lastname', label: 'Apellido', thing: 'tu apellido' },
  { step: 2, field: 'rut', label: `${ID_DOCUMENT}/DNI`, thing: `tu ${ID_DOCUMENT}` },
  { step: 2, field: 'phone', label: 'Teléfono', thing: 'tu teléfono' },
  { step: 2, field: 'email', label: 'Correo electrónico', thing: 'tu correo' },
  { step: 2, field: 'companions', label: 'Otros pasajeros', thing: 'datos de otro pasajero' },
  { step: 3, field: 'acceptsTerms', label: 'Autorización', thing: 'tu autorización' },
] as const satisfies readonly {
  readonly step: ClaimStep
  readonly field: string
  readonly label: string
  readonly thing: string
}[]
