interface PlaneProps {
  /** Dashed way that the plane follows, in pixels; none where a border draws it. */
  readonly way?: string
  readonly className?: string | undefined
}

/** A plane from above, nose to the right, at the start of the drawn route. */
export function Plane({ way, className }: PlaneProps) {
  return (
    <svg className={className} aria-hidden focusable="false">
      {way && <path d={way} />}
      <path d="M29 16c0 1.4-2.6 2-5 2h-5l-6.5 9h-3l3-9H7l-2.5 3.5h-2L4 16l-1.5-5.5h2L7 14h5.5l-3-9h3L19 14h5c2.4 0 5 .6 5 2z" />
    </svg>
  )
}
