import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

export interface HeldForm {
  readonly isHeld: boolean
  readonly cancel: () => void
}

/** Submits like the form's button, so that what delays a submit runs. `onSubmit` gets `detail` with the event. */
export function submitForm(form: HTMLFormElement | null | undefined, detail?: unknown): void {
  form?.dispatchEvent(new CustomEvent('submit', { bubbles: true, cancelable: true, detail }))
}

/** Delays the submit of a field's form while the field is busy, and repeats it afterwards. */
export function useDelayedSubmit(
  input: RefObject<HTMLInputElement | null>,
  isBusy: boolean,
): HeldForm {
  const [held, setHeld] = useState<Event | null>(null)
  const isHeld = held !== null

  useEffect(() => {
    const form = input.current?.form
    if (!form || !isBusy) return
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      setHeld(event)
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [input, isBusy])

  const send = useEffectEvent(() => {
    setHeld(null)
    submitForm(input.current?.form, (held as CustomEvent<unknown> | null)?.detail)
  })

  useEffect(() => {
    if (!isHeld || isBusy) return
    // In a new task: the form has its files by then.
    const timer = setTimeout(() => send())
    return () => clearTimeout(timer)
  }, [isHeld, isBusy])

  return { isHeld, cancel: () => setHeld(null) }
}
