import { useCallback, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { registerCard } from '@/api/cards'
import { failureOf } from '@/api/http/failure-of'
import { queries } from '@/api/queries'
import { expireAfter } from '@/api/http/refusals'
import { updateUser, type Profile } from '@/api/user'
import { passengerWords } from '@/domain/failures/passenger-failures'
import { CARD_DATA_MISSING, type ProfileValues } from '@/domain/forms/profile'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import { leaveUntilBack, toCardPage } from './card/card-page'
import { afterSaving, isHeld, unreadableFields, withEdits } from './form/profile-values'
import { useProfileEmail } from './form/use-profile-email'

/** SPEC 8, word for word. */
const SAVED = 'Los datos se han actualizado exitosamente.'
const RUT_TAKEN = 'El rut ya tiene una tarjeta registrada, contacte con el administrador.'
/** The card goes with what the server has, not with what is typed. */
const SAVE_FIRST = 'Primero guarda tus datos con «Actualizar Datos» y después registra la tarjeta.'

export type ProfileTask = 'save' | 'card'

/** How the last task ended, told beside the button that started it. */
export interface Outcome {
  readonly task: ProfileTask
  readonly tone: 'success' | 'warning' | 'error'
  readonly text: string
  /** What to do about it. */
  readonly advice: string | null
  /** The server no longer knows the session: signing in again, and nothing else, helps. */
  readonly isSessionOver: boolean
}

/** Why no card can be registered yet (SPEC 5), and the field to look at; null when it can. */
function cardLack(user: Profile, values: ProfileValues, email: string) {
  const unreadable = unreadableFields(user)
  const isShown = (field: 'name' | 'rut') =>
    unreadable.includes(field) || values[field].trim() !== ''
  if (email === '' || !isShown('name') || !isShown('rut')) {
    const field = isShown('name') ? 'rut' : 'name'
    return { tone: 'error', text: CARD_DATA_MISSING, field } as const
  }
  const missing = (['name', 'rut'] as const).find((field) => !isHeld(user, field))
  return missing === undefined
    ? null
    : ({ tone: 'warning', text: SAVE_FIRST, field: missing } as const)
}

interface ProfileForm {
  readonly form: UseFormReturn<ProfileValues>
  readonly markSaved: (saved: ProfileValues) => void
}

/** Saving the profile and registering a card: one call at a time, whatever is pressed. */
export function useProfileTasks(user: Profile, { form, markSaved }: ProfileForm) {
  const client = useQueryClient()
  const email = useProfileEmail(user)
  const [task, setTask] = useState<ProfileTask | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [cardPage, setCardPage] = useState<string | null>(null)
  const { getValues, setFocus, trigger } = form

  const save = useCallback(async () => {
    const values = getValues()
    const sent = withEdits(user, values)
    const saved = afterSaving(sent, await updateUser(sent))
    markSaved(values)
    const { queryKey } = queries.user()
    client.setQueryData(queryKey, saved.user)
    if (!saved.isSure) void client.invalidateQueries({ queryKey })
  }, [client, getValues, markSaved, user])

  const goToCardPage = useCallback(async () => {
    const registration = await registerCard()
    if (registration.kind === 'refused') {
      return registration.code === 'RUT_ALREADY_REGISTERED'
        ? ({ tone: 'warning', text: RUT_TAKEN } as const)
        : ({ tone: 'error', text: `Error: ${registration.error}` } as const)
    }
    const url = toCardPage(registration.url)
    if (url === null) throw new Error('The address is not one of a card page')
    setCardPage(url)
    await leaveUntilBack(url)
    setCardPage(null)
    await client.invalidateQueries({ queryKey: queries.user().queryKey })
    return null
  }, [client])

  const perform = useCallback(
    async (next: ProfileTask) => {
      const tell = (tone: Outcome['tone'], text: string) => {
        setOutcome({ task: next, tone, text, advice: null, isSessionOver: false })
      }
      const tellFailure = (action: 'save-profile' | 'register-card', error: unknown) => {
        const failure = failureOf(error)
        const { sentence: text, advice } = passengerWords(action, failure)
        const isSessionOver = failure.code === 'signed-out'
        setOutcome({ task: next, tone: 'error', text, advice, isSessionOver })
        return isSessionOver
      }
      setOutcome(null)
      setTask(next)
      if (next === 'save') {
        if (!(await trigger(undefined, { shouldFocus: true }))) return
        try {
          await save()
          tell('success', SAVED)
        } catch (error) {
          // What was typed holds this page until its person is back.
          if (tellFailure('save-profile', error)) expireAfter(error)
        }
        return
      }
      const lack = cardLack(user, getValues(), email)
      if (lack !== null) {
        tell(lack.tone, lack.text)
        setFocus(lack.field)
        return
      }
      try {
        const refusal = await goToCardPage()
        if (refusal) tell(refusal.tone, refusal.text)
      } catch (error) {
        tellFailure('register-card', error)
      }
    },
    [email, getValues, goToCardPage, save, setFocus, trigger, user],
  )
  const { run, running } = useSingleFlight(perform)

  return { run, running: running ? task : null, outcome, setOutcome, cardPage }
}
