/** What a key pressed in the details dialog means. */
type Step = 'previous' | 'next'

const STEPS: Readonly<Partial<Record<string, Step>>> = {
  ArrowLeft: 'previous',
  k: 'previous',
  ArrowRight: 'next',
  j: 'next',
}

interface PressedKey {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly target: EventTarget
  readonly defaultPrevented: boolean
}

const TYPING = 'input, textarea, select, [contenteditable]'

/** The step that a key asks for; null for other keys, with a modifier and while someone is typing. */
export function stepFor(pressed: PressedKey): Step | null {
  const { target } = pressed
  const isTyping = target instanceof Element && target.closest(TYPING) !== null
  const isModified = pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey
  return isTyping || isModified || pressed.defaultPrevented ? null : (STEPS[pressed.key] ?? null)
}
