import { useState } from 'react'
import { Logo } from '@/ui/Logo'

/** Copies the prerendered shell, as long as the app has not replaced it. */
function copyShell(): readonly Node[] {
  const root = typeof document === 'undefined' ? null : document.getElementById('root')
  if (root?.dataset['page'] !== '') return []
  return [...root.childNodes].map((node) => node.cloneNode(true))
}

/** Shown until the first screen's code has loaded: the prerendered shell, else the logo. */
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
