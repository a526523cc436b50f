import { useState } from 'react'

interface CopyTry {
  readonly text: string
  readonly isCopied: boolean
}

/** Copies a text; `tried` is the last attempt, because a browser may refuse. */
export function useCopy() {
  const [tried, setTried] = useState<CopyTry | null>(null)
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setTried({ text, isCopied: true })
    } catch {
      setTried({ text, isCopied: false })
    }
  }
  return { tried, copy }
}
