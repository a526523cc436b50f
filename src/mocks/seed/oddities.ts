import type { DemoClaim } from '@/mocks/state'

/** Careless or hostile data by claim id: each row must render safely. */
export const EDGE_CASES: Readonly<Partial<Record<number, Partial<DemoClaim>>>> = {
  1007: { updated_at: null },
  1020: { case_folder: 'http://intranet.vuelojusto.cl/casos/1020' },
  1021: { case_folder: 'javascript:alert(1)' },
  1022: { category: 'EN ESPERA DE RESPUESTA DE LA AEROLÍNEA' },
  1023: {
    category: 'EN REVISIÓN INTERNA',
    subcategory: 'SEGUNDA OPINIÓN',
    handler: 'Estudio Histórico',
  },
  1024: { name: '<img src=x onerror=alert(1)>', next_step: '<b>Llamar</b>' },
  1025: { phone: null, lastname: null, rut: null, reservation_code: null },
  1026: { phone: '912345678' },
  1027: { updated_at: null, last_airline_contact: null, documents: [] },
  1028: { airline: 'AEROLÍNEA DESCONOCIDA', tracking_id: null },
  1029: { email: null },
}
