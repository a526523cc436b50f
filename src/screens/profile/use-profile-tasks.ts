import { useCallback, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { hasStatus } from '@/api/api-error'
import { registerCard } from '@/api/cards'
import { queries } from '@/api/queries'
import { expireAfter } from '@/api/refusals'
import { updateUser, type User } from '@/api/user'
import { canRegisterCard, CARD_DATA_MISSING, type ProfileValues } from '@/domain/forms/profile'
import { useSingleFlight } from '@/ui/use-single-flight'
import { leaveUntilBack, toCardPage } from './card-page'
import { afterSaving, emailOf, isEdited, withEdits } from './profile-values'

/** SPEC 8, word for word. */
const SAVED = 'Los datos se han actualizado exitosamente.'
const NOT_SAVED = 'Hubo un error al actualizar los datos.'
const RUT_TAKEN = 'El rut ya tiene una tarjeta registrada, contacte con el administrador.'
const CARD_UNEXPECTED = 'Ocurrió un error inesperado al registrar la tarjeta.'

export type ProfileTask = 'save' | 'card'

/** How the last task ended, told beside the button that started it. */
export interface Outcome {
  readonly task: ProfileTask
  readonly tone: 'success' | 'warning' | 'error'
  readonly text: string
  /** The server no longer knows the session: signing in again, and nothing else, helps. */
  readonly isSessionOver: boolean
}

interface ProfileForm {
  readonly form: UseFormReturn<ProfileValues>
  readonly markSaved: (saved: ProfileValues) => void
}

/** Saving the profile and registering a card: one call at a time, whatever is pressed. */
export function useProfileTasks(user: User, { form, markSaved }: ProfileForm) {
  const client = useQueryClient()
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
    if (url === null) return { tone: 'error', text: CARD_UNEXPECTED } as const
    setCardPage(url)
    await leaveUntilBack(url)
    setCardPage(null)
    await client.invalidateQueries({ queryKey: queries.user().queryKey })
    return null
  }, [client])

  const perform = useCallback(
    async (next: ProfileTask) => {
      const tell = (tone: Outcome['tone'], text: string, error?: unknown) => {
        setOutcome({ task: next, tone, text, isSessionOver: hasStatus(error, 401) })
      }
      setOutcome(null)
      setTask(next)
      const values = getValues()
      if (next === 'card' && !canRegisterCard({ ...values, email: emailOf(user) })) {
        tell('error', CARD_DATA_MISSING)
        setFocus(values.name.trim() === '' ? 'name' : 'rut')
        return
      }
      const isValid = await trigger(undefined, { shouldFocus: true })
      if (next === 'save' || isEdited(user, values)) {
        if (!isValid) return
        try {
          await save()
        } catch (error) {
          tell('error', NOT_SAVED, error)
          // What was typed holds this page until its person is back.
          if (hasStatus(error, 401)) expireAfter(error)
          return
        }
      }
      if (next === 'save') {
        tell('success', SAVED)
        return
      }
      try {
        const refusal = await goToCardPage()
        if (refusal) tell(refusal.tone, refusal.text)
      } catch (error) {
        tell('error', CARD_UNEXPECTED, error)
      }
    },
    [getValues, goToCardPage, save, setFocus, trigger, user],
  )
  const { run, running } = useSingleFlight(perform)

  return { run, running: running ? task : null, outcome, setOutcome, cardPage }
}
