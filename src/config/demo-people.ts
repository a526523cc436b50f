/** Accounts of the embedded demo API, for demo builds and tests only. */
export const DEMO_PASSWORD = 'demo-1234'

export const DEMO_PEOPLE = [
  { name: 'Camila Rojas', label: 'Pasajera', role: 'USER', email: 'pasajero@demo.cl' },
  { name: 'Diego Soto', label: 'Taxi (QR)', role: 'TAXI', email: 'taxi@demo.cl' },
  { name: 'Antonia Vidal', label: 'Admin', role: 'ADMIN', email: 'admin@demo.cl' },
  { name: 'Lucía Fuentes', label: 'Legal', role: 'LEGAL', email: 'legal@demo.cl' },
] as const
