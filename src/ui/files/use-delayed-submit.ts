import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** A form that may be waiting to go out, and how to call that off. */
export interface HeldForm {
  readonly isHeld: boolean
  readonly cancel: () => void
}

/**
 * Holds the form of a field back while the field is busy, because what is not ready would stay behind:
 * sent meanwhile, it goes out right after.
 */
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
    // In a turn of its own: by then the form knows of its files, and is done with the press that was
    // held back. WebKit loses one that comes while it still deals with another.
    const timer = setTimeout(() => send())
    return () => clearTimeout(timer)
  }, [isHeld, isBusy])

  return { isHeld, cancel: () => setHeld(false) }
}
