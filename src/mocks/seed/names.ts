/** Given names as Chileans write them in forms: one, two or many. */
export const GIVEN_NAMES = [
  'Valentina',
  'José Luis',
  'Francisca',
  'Matías',
  'María José',
  'Benjamín',
  'Constanza',
  'Ignacio',
  'Javiera',
  'Sebastián',
  'Isidora',
  'Cristóbal',
  'Catalina',
  'Rodrigo',
  'Fernanda',
  'Álvaro',
  'Ximena',
  'Joaquín',
  'Sofía',
  'Felipe',
  'Martina',
  'Andrés',
  'Macarena',
  'Nicolás',
  'Carolina',
  'Tomás',
  'Paulina',
  'Antonella',
  'Gonzalo',
] as const

export const FAMILY_NAMES = [
  'González Muñoz',
  'Rojas',
  'Díaz Contreras',
  'Pérez Soto',
  'Silva',
  'Sepúlveda Morales',
  'Rodríguez López',
  'Fuentes',
  'Hernández Torres',
  'Araya',
  'Flores Espinoza',
  'Valenzuela',
  'Castillo Tapia',
  'Núñez',
  'Gutiérrez Vera',
  'Carrasco',
  'Huenchumilla',
  'Ñancupil',
  'Ibáñez Ñanco',
  'Yáñez',
  'Olivares Pizarro',
  "O'Ryan",
  'Zúñiga',
  'Vergara del Río',
] as const

/** 60 to 80 characters with the family name: what breaks a narrow table. */
export const LONG_GIVEN_NAMES = [
  'María Fernanda de los Ángeles del Carmen Trinidad Inmaculada',
  'Juan Francisco Sebastián Maximiliano Bernardo de la Santísima',
  'Guillermina Antonieta Esperanza del Rosario Milagros Eugenia',
] as const

export const STREETS = [
  'Av. Libertador Bernardo O’Higgins 1449, Santiago',
  'Los Carrera 1180, Concepción',
  'Av. Balmaceda 2536, Antofagasta',
  'Av. Pedro Montt 1881, Valparaíso',
  'Manuel Bulnes 655, Temuco',
  'Av. Providencia 1208, depto. 1402, Providencia',
] as const

export const NEXT_STEPS = [
  'Llamar al cliente',
  'Pedir boletas de gastos',
  'Enviar carta a la aerolínea',
  'Revisar respuesta de la aerolínea con el equipo legal antes de la próxima audiencia',
  'Confirmar datos bancarios',
] as const
