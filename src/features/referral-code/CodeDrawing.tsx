import type { Ref } from 'react'
import { QRCodeSVG } from 'qrcode.react'
import { env } from '@/config/env'
import { CALLS } from './calls'

/** In mm: an eighth of an A4 sheet, and A6. */
const FORMATS = {
  card: { width: 105, height: 74, code: { x: 3, y: 15, size: 53 }, text: { x: 58, y: 23 } },
  sign: { width: 105, height: 148, code: { x: 16.5, y: 17, size: 72 }, text: { x: 52.5, y: 98 } },
} as const

export type DrawingFormat = keyof typeof FORMATS

interface CodeDrawingProps {
  readonly format: DrawingFormat
  readonly id: string
  readonly address: string
  readonly ref?: Ref<SVGSVGElement>
}

/** A card to hand out, or a sign for the seat, in three languages. */
export function CodeDrawing({ format, id, address, ref }: CodeDrawingProps) {
  const { width, height, code, text } = FORMATS[format]
  const isSign = format === 'sign'
  const step = isSign ? 14.5 : 16
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${width} ${height}`}
      className="ink"
      fontFamily="Figtree Variable, Figtree, Helvetica, Arial, sans-serif"
      fill="currentColor"
    >
      <rect width={width} height={height} fill="white" />
      <rect width={width} height="11" />
      <text x="5" y="7.4" fill="white" fontSize="5" fontWeight="800">
        {env.brandName}
      </text>
      <QRCodeSVG
        value={address}
        level="M"
        marginSize={2}
        title={`Código QR de ${id}`}
        x={code.x}
        y={code.y}
        size={code.size}
      />
      <g textAnchor={isSign ? 'middle' : 'start'}>
        {CALLS.map((call, index) => (
          <text key={call.lang} x={text.x} y={text.y + index * step}>
            <tspan fontSize={isSign ? 5.4 : 3.6} fontWeight="800">
              {call.call}
            </tspan>
            {(isSign ? [call.lines.join(' ')] : call.lines).map((line, at) => (
              <tspan
                key={line}
                x={text.x}
                dy={at > 0 ? 3.4 : isSign ? 4.8 : 3.9}
                fontSize={isSign ? 3.3 : 2.6}
              >
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </g>
      <text x={width / 2} y={height - 3.5} fontSize="2.6" textAnchor="middle">
        {id.length > 48 ? `${id.slice(0, 47)}…` : id}
      </text>
    </svg>
  )
}
