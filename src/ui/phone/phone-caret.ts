import type { KeyboardEvent } from 'react'

export function keepCaretBehind(prefix: string, input: HTMLInputElement): void {
  const { selectionStart: start, selectionEnd: end } = input
  const isInside = start !== null && start === end && start < prefix.length
  if (isInside && input.value.startsWith(prefix)) {
    input.setSelectionRange(prefix.length, prefix.length)
  }
}

/** Prevents Backspace and Delete from erasing the calling code. */
export function keepPrefix(prefix: string, event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: input, key } = event
  if ((key !== 'Backspace' && key !== 'Delete') || !input.value.startsWith(prefix)) return
  const start = input.selectionStart ?? 0
  const end = input.selectionEnd ?? 0
  const isCaretAtPrefix = start === end && key === 'Backspace' && start <= prefix.length
  const isPrefixSelected = start < end && end <= prefix.length
  if (isCaretAtPrefix || isPrefixSelected) event.preventDefault()
  else if (start < prefix.length) input.setSelectionRange(prefix.length, end)
}
