import { useState } from 'react'
import { Logo } from '@/ui/Logo'

/** A copy of the shell that came with the page, for as long as the app has not taken its place. */
function copyShell(): readonly Node[] {
  const root = typeof document === 'undefined' ? null : document.getElementById('root')
  if (root?.dataset['page'] !== '') return []
  return [...root.childNodes].map((node) => node.cloneNode(true))
}

/**
 * Shown for the moment between the app's start and the first screen's code: the shell that stands in
 * the page already, so that nothing moves, or the logo where there is none.
 */
export function FirstPaint() {
  const [shell] = useState(copyShell)
  if (shell.length > 0) {
    return (
      <div
        ref={(place) => {
          place?.replaceChildren(...shell)
        }}
      />
    )
  }
  return (
    <div className="page" style={{ paddingBlock: 21 }} role="status" aria-label="Cargando…">
      <Logo />
    </div>
  )
}
