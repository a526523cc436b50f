import { Logo } from '@/ui/Logo'

/** Shown for the moment between the app's start and the first screen's code. */
export function FirstPaint() {
  return (
    <div className="page" style={{ paddingBlock: 21 }} role="status" aria-label="Cargando…">
      <Logo />
    </div>
  )
}
