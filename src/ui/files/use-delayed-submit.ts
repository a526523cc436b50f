import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

export interface HeldForm {
  readonly isHeld: boolean
  readonly cancel: () => void
}

/** Delays the submit of a field's form while the field is busy, and repeats it afterwards. */
export function useDelayedSubmit(
  input: RefObject<HTMLInputElement | null>,
  isBusy: boolean,
): HeldForm {
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    const form = input.current?.form
    if (!form || !isBusy) return
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      setHeld(true)
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [input, isBusy])

  const send = useEffectEvent(() => {
    setHeld(false)
    input.current?.form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  })

  useEffect(() => {
    if (!isHeld || isBusy) return
    // In a new task: the form has its files by then, and WebKit drops a click during another one.
    const timer = setTimeout(() => send())
    return () => clearTimeout(timer)
  }, [isHeld, isBusy])

  return { isHeld, cancel: () => setHeld(false) }
}
