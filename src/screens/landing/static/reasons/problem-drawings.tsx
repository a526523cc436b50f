import { Drawing } from '../Drawing'

const PLANE =
  'M31.5 13.2c1-1 .9-2.5 0-3.3-.9-.8-2.4-.7-3.3.2l-4.6 4.9-10-2.5-1.7 1.7 8.2 4.3-4.3 4.6-3.4-.6-1.2 1.2 4 2.2 2 4.1 1.3-1.2-.4-3.4 4.7-4.2 4 8.3 1.8-1.6-2.2-10.1z'

export function CancelledDrawing() {
  return (
    <Drawing>
      <path d={PLANE} />
      <path data-accent d="M11 11l22 22" />
    </Drawing>
  )
}

export function DelayDrawing() {
  return (
    <Drawing>
      <circle cx="22" cy="23" r="10.5" />
      <path d="M19 9.5h6M22 9.5v3M30.2 13.3l1.8 1.8" />
      <path data-accent d="M22 17v6l4 2.6" />
    </Drawing>
  )
}

export function OverbookingDrawing() {
  return (
    <Drawing>
      <path d="M11.5 12v13.5a3 3 0 0 0 3 3H20M14.5 28.5v4.5M20 33v-4.5M25.5 20v6.5a2.5 2.5 0 0 0 2.5 2.5h4.5M28 29v4M32.5 33v-4" />
      <circle cx="16.5" cy="15" r="2.5" />
      <path d="M16.5 18.5v6.5h4.5" />
      <path data-accent d="M26.5 11.5l5 5M31.5 11.5l-5 5" />
    </Drawing>
  )
}

export function LuggageDrawing() {
  return (
    <Drawing>
      <rect x="12.5" y="16" width="19" height="15" rx="3" />
      <path d="M18 16v-3.5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2V16M16.5 31v2.5M27.5 31v2.5" />
      <path data-accent d="M17.5 20.5v6M26.5 20.5v6" />
    </Drawing>
  )
}
