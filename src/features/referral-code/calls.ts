import { env } from '@/config/env'

/** What a code invites to, in the languages of an airport in Chile. */
export const CALLS = [
  {
    lang: 'es',
    call: '¿Problemas con tu vuelo?',
    lines: ['Escanea y reclama.', 'Gratis al empezar,', '20% solo si ganas.'],
  },
  {
    lang: 'en',
    call: 'Trouble with your flight?',
    lines: ['Scan and claim.', 'Free to start,', '20% only if you win.'],
  },
  {
    lang: 'pt',
    call: 'Problemas com seu voo?',
    lines: ['Escaneie e reclame.', 'Grátis para começar,', '20% só se ganhar.'],
  },
] as const

/** Message that goes with a shared code. */
export const SHARED_CALL = `¿Tuviste algún problema con tu vuelo? Crea tu reclamo en ${env.brandName}:`
