/** A card of the team page (SPEC 2.10). */
export interface TeamMember {
  readonly firstName: string
  readonly lastName: string
  readonly jobTitle: 'CPO' | 'COO' | 'CEO' | 'CTO'
  readonly description: string
  /** URL of a square photo; null, or a photo that fails to load, shows a drawing. */
  readonly photo: string | null
  readonly linkedIn: string
}

/** Placeholders: replace names, texts, photos and links. */
export const TEAM_MEMBERS: readonly TeamMember[] = [
  {
    firstName: 'Alba',
    lastName: 'Ejemplo',
    jobTitle: 'CPO',
    description:
      'Texto de ejemplo. Aquí contamos quién cuida que reclamar sea fácil y qué la trajo al equipo.',
    photo: null,
    linkedIn: 'https://www.linkedin.com/in/vuelo-justo-ejemplo-cpo',
  },
  {
    firstName: 'Bruno',
    lastName: 'Muestra',
    jobTitle: 'COO',
    description:
      'Texto de ejemplo. Aquí contamos quién mueve cada caso y de dónde viene su experiencia.',
    photo: null,
    linkedIn: 'https://www.linkedin.com/in/vuelo-justo-ejemplo-coo',
  },
  {
    firstName: 'Carmen',
    lastName: 'Modelo',
    jobTitle: 'CEO',
    description:
      'Texto de ejemplo. Aquí contamos quién dirige la empresa y por qué decidió fundarla.',
    photo: null,
    linkedIn: 'https://www.linkedin.com/in/vuelo-justo-ejemplo-ceo',
  },
  {
    firstName: 'Darío',
    lastName: 'Prueba',
    jobTitle: 'CTO',
    description:
      'Texto de ejemplo. Aquí contamos quién construye la plataforma y cómo cuida los datos.',
    photo: null,
    linkedIn: 'https://www.linkedin.com/in/vuelo-justo-ejemplo-cto',
  },
]
