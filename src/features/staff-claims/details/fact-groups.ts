import type { ClaimRecord } from '@/api/claim-records'
import { formatDay } from '@/domain/dates'
import { GAP, textOrDash } from '@/domain/text-or-dash'

/** One line of the details: its name, what is known ('-' when nothing) and what else it offers. */
export interface Fact {
  readonly label: string
  readonly value: string
  /** Language of a name that SPEC fixes in English. */
  readonly lang?: 'en'
  /** What "Copiar" says it copies; only values that staff carry over to other programs. */
  readonly copy?: string
  readonly kind?: 'folder' | 'customer-contact'
}

export interface FactGroup {
  readonly title: string
  readonly facts: readonly Fact[]
}

function fact(
  label: string,
  value: string | number | null,
  rest: Omit<Fact, 'label' | 'value'> = {},
): Fact {
  return { label, value: textOrDash(value), ...rest }
}

/** Everything about a claim, in the groups in which staff look for it (SPEC 2.11, details dialog). */
export function claimFacts(claim: ClaimRecord): readonly FactGroup[] {
  const documents = (claim.documents ?? []).map((name) => name.trim()).filter(Boolean)
  return [
    {
      title: 'Persona',
      facts: [
        fact('Nombre', claim.name),
        fact('Apellidos', claim.lastname),
        fact('RUT', claim.rut),
        fact('Correo', claim.email, { copy: 'correo' }),
        fact('Teléfono', claim.phone, { copy: 'teléfono' }),
        fact('Alias', claim.alias),
      ],
    },
    {
      title: 'Vuelo y reclamo',
      facts: [
        fact('ID', claim.id),
        fact('Tipo de reclamo', claim.type),
        fact('Aerolínea', claim.airline),
        fact('Código de reserva', claim.reservation_code, { copy: 'código de reserva' }),
        fact('Vuelo', claim.flight_id),
      ],
    },
    {
      title: 'Estado',
      facts: [
        fact('Categoría', claim.category),
        fact('Subcategoría', claim.subcategory),
        fact('Documentos que faltan', documents.join(', ')),
        fact('Agencia de viaje', claim.agency),
        fact('Responsable', claim.handler),
        fact('Next Step', claim.next_step, { lang: 'en' }),
      ],
    },
    {
      title: 'Seguimiento',
      facts: [
        fact('Número de caso', claim.case_number, { copy: 'número de caso' }),
        fact('Tracking', claim.tracking_id, { lang: 'en', copy: 'tracking' }),
        fact('Carpeta Drive', claim.case_folder, { kind: 'folder' }),
      ],
    },
    {
      title: 'Fechas',
      facts: [
        fact('Fecha de recepción', formatDay(claim.created_at)),
        fact('Fecha de presentación', formatDay(claim.submitted_date)),
        fact('Último contacto con el cliente', formatDay(claim.last_customer_contact), {
          kind: 'customer-contact',
        }),
        fact('Último contacto con la aerolínea', formatDay(claim.last_airline_contact)),
        fact('Última actualización', formatDay(claim.updated_at)),
      ],
    },
  ]
}

/** True when a fact has something to show, and so to copy. */
export function isKnown({ value }: Fact): boolean {
  return value !== GAP
}
