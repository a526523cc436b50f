import { Drawing } from '@/screens/landing/static/Drawing'

export function RightsDrawing() {
  return (
    <Drawing>
      <path d="M22 10.5v23M16 33.5h12M12 15h20M12 15l-3 8h6zM32 15l-3 8h6z" />
      <path data-accent d="M19.5 10.5h5" />
    </Drawing>
  )
}

export function GuaranteeDrawing() {
  return (
    <Drawing>
      <path d="M22 9.5l10 3.5v8c0 6.5-4.300 10.800-10 13.5-5.700-2.700-10-7-10-13.5v-8z" />
      <path data-accent d="M17.5 21.5l3.300 3.300 6-6.300" />
    </Drawing>
  )
}

export function EnforceDrawing() {
  return (
    <Drawing>
      <path d="M14 10.5h11l6 6v17H14zM25 10.5v6h6" />
      <path data-accent d="M18 22h9M18 27h6" />
    </Drawing>
  )
}
