import type { ClaimFormValues } from '@/domain/forms/claim'

export const complete: ClaimFormValues = {
  name: 'Camila',
  lastname: 'Rojas',
  rut: '12.345.678-5',
  phone: '+56 9 1234 5678',
  email: 'camila@correo.cl',
  type: 'CANCELACIÓN',
  airline: 'LATAM',
  message: 'Cancelaron mi vuelo.',
  files: [{ name: 'tarjeta.pdf', size: 1000 }],
  companions: [],
  acceptsTerms: true,
}

export const empty: ClaimFormValues = {
  name: '',
  lastname: '',
  rut: '',
  phone: '',
  email: '',
  type: '',
  airline: '',
  message: '',
  files: [],
  companions: [],
  acceptsTerms: false,
}
