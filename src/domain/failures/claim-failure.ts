import { PASSENGER_FORM_FIELDS } from '@/domain/forms/claim-form-fields'
import { formatFileSize } from '@/domain/file-size'
import { isolate } from '@/domain/isolate'
import { joinNames } from '@/domain/join-names'
import {
  failureMessage,
  sameMessageFor,
  UNKNOWN_OUTCOME,
  type Failure,
  type FailureRow,
} from './failure-message'
import { UNSENT_CLAIM } from './unsent-claim'

const CLAIM_KEPT = 'Tus datos y archivos siguen aquí.'

/** Messages if a claim was not sent (SPEC 8, word for word). */
const CLAIM_FAILURE = {
  sentence: UNSENT_CLAIM.sentence,
  advice: `${CLAIM_KEPT} Revísalos y vuelve a enviarlo. Si sigue igual, escríbenos por WhatsApp.`,
  codes: {
    'chunk-failed': UNSENT_CLAIM,
    unauthorized: {
      advice:
        'Tu sesión venció. Entra otra vez y vuelve a esta página: tus datos y archivos siguen guardados.',
    },
    'too-many': {
      advice: `${CLAIM_KEPT} Hay muchos envíos en este momento: espera {time} y vuelve a enviarlo.`,
    },
    ...sameMessageFor([...UNKNOWN_OUTCOME, 'crashed'], {
      advice: `${CLAIM_KEPT} No sabemos si lo recibimos: revisa tu correo o escríbenos por WhatsApp antes de enviarlo otra vez.`,
    }),
  },
} as const satisfies FailureRow

type ClaimFile = Readonly<Pick<File, 'name' | 'size'>>

function tooLargeAdvice(files: readonly ClaimFile[]): string {
  const total = formatFileSize(files.reduce((sum, { size }) => sum + size, 0))
  const list = [...files]
    .sort((a, b) => b.size - a.size)
    .map(({ name, size }) => `${isolate(name)} (${formatFileSize(size)})`)
  return `${CLAIM_KEPT} Pesan ${total} en total y el servidor no acepta tanto: ${list.join(', ')}. Quita o achica el más grande y vuelve a enviarlo.`
}

export function unreadableFilesText(files: readonly Pick<File, 'name'>[]): string {
  const names = joinNames(files.map(({ name }) => isolate(name)))
  const advice = files.length === 1 ? 'Quítalo y elígelo' : 'Quítalos y elígelos'
  return `No podemos leer ${names}. ${advice} otra vez.`
}

/** The form's fields that the server refused under its own names, in the form's order. */
export function refusedFormFields(names: readonly string[]) {
  return PASSENGER_FORM_FIELDS.filter(({ field }) =>
    names.includes(field === 'files' ? 'boardingTicketFilename' : field),
  )
}

interface SentParts {
  readonly files: readonly ClaimFile[]
  readonly refused?: ReturnType<typeof refusedFormFields>
}

/** Message if a claim was not sent, or if that is unknown. */
export function claimFailureMessage(failure: Failure, { files, refused = [] }: SentParts) {
  const words = failureMessage(CLAIM_FAILURE, failure)
  if (failure.code === 'too-large') return { ...words, advice: tooLargeAdvice(files) }
  if (refused.length === 0) return words
  const labels = joinNames(refused.map(({ label }) => label))
  const advice = `${CLAIM_KEPT} No aceptaron lo que dice en ${labels}: corrígelo y vuelve a enviarlo. Si sigue igual, escríbenos por WhatsApp.`
  return { ...words, advice }
}
