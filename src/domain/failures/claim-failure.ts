import { sayFor, UNKNOWN_OUTCOME, type FailureRow } from './failure-words'
import { UNSENT_CLAIM } from './unsent-claim'

const CLAIM_KEPT = 'Tus datos y archivos siguen aquí.'

/** What is told when a claim was not sent (SPEC 8, letter by letter). */
export const CLAIM_FAILURE = {
  sentence: UNSENT_CLAIM.sentence,
  advice: `${CLAIM_KEPT} Revísalos y vuelve a enviarlo.`,
  codes: {
    'not-loaded': UNSENT_CLAIM,
    'signed-out': {
      advice:
        'Tu sesión venció. Entra otra vez y vuelve a esta página: tus datos y archivos siguen guardados.',
    },
    ...sayFor([...UNKNOWN_OUTCOME, 'crashed'], {
      advice: `${CLAIM_KEPT} No sabemos si lo recibimos: revisa tu correo o escríbenos por WhatsApp antes de enviarlo otra vez.`,
    }),
  },
} as const satisfies FailureRow
