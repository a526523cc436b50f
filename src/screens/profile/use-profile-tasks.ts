import { useCallback, useEffect, useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { accountEmail } from '@/domain/people/account-email'
import { registerCard } from '@/api/cards'
import { toFailure } from '@/api/http/to-failure'
import { queries } from '@/api/queries'
import { expireSessionAfter } from '@/api/http/refusals'
import { refusedFields } from '@/api/http/refused-fields'
import { getUser, toProfile, updateUser, type Profile } from '@/api/user'
import { cardRefusalMessage, cardRepeatMessage } from '@/domain/failures/card-failures'
import { REFUSED_FIELD } from '@/domain/failures/failure-message'
import { passengerFailureMessage } from '@/domain/failures/passenger-failures'
import { CARD_DATA_MISSING, type ProfileValues } from '@/domain/forms/profile'
import { useOpenSignal } from '@/features/auth/use-open-signal'
import { getSession, subscribeSession } from '@/session/session-store'
import { nameIn, useSession } from '@/session/use-session'
import { readCardDeparture, storeCardDeparture } from './card/card-departure'
import { leaveUntilBack, toCardPage } from './card/card-page'
import {
  afterSaving,
  isHeld,
  isNothingSaved,
  PROFILE_FIELDS,
  unreadableFields,
  withEdits,
} from './form/profile-values'

/** Exact text of SPEC 8. */
const SAVED = 'Los datos se han actualizado exitosamente.'
/** The card is registered with the server's data, not the form's. */
const FILL_IN = 'Complétalos en «Tus datos», guarda con «Actualizar Datos» y registra la tarjeta.'
const SAVE_FIRST = 'Primero guarda tus datos con «Actualizar Datos» y después registra la tarjeta.'

export type ProfileTask = 'save' | 'card'

export interface TaskResult {
  readonly task: ProfileTask
  readonly tone: 'success' | 'warning' | 'error'
  readonly text: string
  readonly advice: string | null
  /** The user left for the card provider minutes ago and must confirm. */
  readonly isRepeat?: true
  /** The session has expired: the user must sign in again. */
  readonly isSessionOver: boolean
}

/** Reason why no card can be registered (SPEC 5), and the field to focus; null if it can. */
function cardLack(user: Profile, values: ProfileValues, email: string) {
  const unreadable = unreadableFields(user)
  const isShown = (field: 'name' | 'rut') =>
    unreadable.includes(field) || values[field].trim() !== ''
  if (email === '' || !isShown('name') || !isShown('rut')) {
    const field = isShown('name') ? 'rut' : 'name'
    return { tone: 'error', text: CARD_DATA_MISSING, advice: FILL_IN, field } as const
  }
  const missing = (['name', 'rut'] as const).find((field) => !isHeld(user, field))
  return missing === undefined
    ? null
    : ({ tone: 'warning', text: SAVE_FIRST, advice: null, field: missing } as const)
}

interface TaskRun {
  readonly task: ProfileTask
  readonly isRepeatConfirmed: boolean
}

interface ProfileForm {
  readonly form: UseFormReturn<ProfileValues>
  readonly markSaved: (saved: ProfileValues) => void
}

function outcomeOf(
  task: ProfileTask,
  tone: TaskResult['tone'],
  text: string,
  advice: string | null = null,
): TaskResult {
  return { task, tone, text, advice, isSessionOver: false }
}

function failureOutcome(task: ProfileTask, error: unknown): TaskResult {
  const failure = toFailure(error)
  const action = task === 'save' ? 'save-profile' : 'register-card'
  const { sentence: text, advice } = passengerFailureMessage(action, failure)
  return { task, tone: 'error', text, advice, isSessionOver: failure.code === 'unauthorized' }
}

function useProfileEmail(user: Profile): string {
  const session = useSession()
  const fromToken = nameIn(session, 'claim')
  return accountEmail(user) || fromToken
}

/** Saves the profile and registers a card, one request at a time. */
export function useProfileTasks(user: Profile, { form, markSaved }: ProfileForm) {
  const client = useQueryClient()
  const email = useProfileEmail(user)
  const [cardPage, setCardPage] = useState<string | null>(null)
  const { getValues, setError, setFocus, trigger } = form
  // After the page was left, a late answer takes the user nowhere.
  const getSignal = useOpenSignal(true)

  const save = async () => {
    if (!(await trigger(undefined, { shouldFocus: true }))) return null
    const values = getValues()
    const sent = withEdits(user, values)
    const answer = await updateUser(sent, user.raw)
    const saved = answer && afterSaving(sent, answer)
    // A page in place of an answer may come from a proxy: what the server has now tells.
    const now = saved ?? (answer ? toProfile(sent) : await getUser())
    if (!answer && isNothingSaved(user, values, now)) throw new Error('Nothing was saved')
    markSaved(values)
    const { queryKey } = queries.user()
    client.setQueryData(queryKey, now)
    if (answer && !saved) void client.invalidateQueries({ queryKey })
    return outcomeOf('save', 'success', SAVED)
  }

  const goToCardPage = async (isRepeatConfirmed: boolean) => {
    const lack = cardLack(user, getValues(), email)
    if (lack !== null) {
      setFocus(lack.field)
      return outcomeOf('card', lack.tone, lack.text, lack.advice)
    }
    const leftAt = isRepeatConfirmed ? null : await readCardDeparture(new Date())
    if (leftAt !== null) {
      const { sentence, advice } = cardRepeatMessage(leftAt, new Date())
      return { ...outcomeOf('card', 'warning', sentence, advice), isRepeat: true } as const
    }
    const signal = getSignal()
    const registration = await registerCard({ signal })
    if (registration.kind === 'refused') {
      const { code, error: text } = registration
      const { sentence, advice } = cardRefusalMessage(code, text)
      const tone = code === 'RUT_ALREADY_REGISTERED' ? 'warning' : 'error'
      return outcomeOf('card', tone, sentence, advice)
    }
    const url = toCardPage(registration.url)
    if (url === null) throw new Error('The address is not one of a card page')
    setCardPage(url)
    await storeCardDeparture(new Date())
    if (signal.aborted) return null
    await leaveUntilBack(url)
    setCardPage(null)
    // Not awaited: a slow answer would keep the button busy, as if the user were still leaving.
    void client.invalidateQueries({ queryKey: queries.user().queryKey })
    return null
  }

  const flying = useRef(false)
  const { mutate, reset, data, error, variables, isPending } = useMutation({
    mutationFn: ({ task, isRepeatConfirmed }: TaskRun): Promise<TaskResult | null> =>
      task === 'save' ? save() : goToCardPage(isRepeatConfirmed),
    // The unsaved input keeps this page until the user is back.
    onError: (reason, { task }) => {
      if (task !== 'save') return
      expireSessionAfter(reason)
      const refused = refusedFields(reason).map(({ field }) => field)
      PROFILE_FIELDS.filter((field) => refused.includes(field)).forEach((field) =>
        setError(field, { message: REFUSED_FIELD }),
      )
    },
  })
  const outcome = error ? failureOutcome(variables.task, error) : (data ?? null)
  const isSessionOver = outcome?.isSessionOver === true
  useEffect(() => {
    if (!isSessionOver) return
    return subscribeSession(() => {
      if (getSession().signedIn) reset()
    })
  }, [isSessionOver, reset])
  return {
    run: (task: ProfileTask, { isRepeatConfirmed = false } = {}) => {
      // A second press may come before the first render.
      if (flying.current) return
      flying.current = true
      const taskRun = { task, isRepeatConfirmed }
      mutate(taskRun, {
        onSettled: () => {
          flying.current = false
        },
      })
    },
    running: isPending ? variables.task : null,
    outcome,
    forgetOutcome: useCallback(() => {
      if (!flying.current) reset()
    }, [reset]),
    cardPage,
    email,
  }
}
