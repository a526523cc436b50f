import type { ReactNode } from 'react'
import desk from '@/features/staff-claims/desk/ClaimsDesk.module.css'
import filters from '@/features/staff-claims/list/filters/FilterBar.module.css'
import table from '@/features/staff-claims/list/TableSkeleton.module.css'
import { Bone } from './Bone'
import { ButtonPlace } from './ButtonPlace'
import { FieldPlace } from './FieldPlace'

const CHOICES = ['Categoría', 'Subcategoría', 'Aerolínea']
const KEYS = 'Atajos'
const TOOLS = ['Vistas', 'Columnas', KEYS]
const EXPORTS = ['Exportar CSV', 'Exportar Excel']
const ROWS = 10

interface DeskPlaceProps {
  /** Stands where the title will. */
  readonly title: ReactNode
  readonly isCrm: boolean
}

/** The claims desk before anybody may see it: filters, tools and quiet rows. */
export function DeskPlace({ title, isCrm }: DeskPlaceProps) {
  return (
    <div className={desk['desk']}>
      <div className={desk['head']}>
        <div>{title}</div>
      </div>
      {isCrm && (
        <div aria-hidden className={desk['faces']}>
          <Bone width={224} height={41.7} round />
          <ButtonPlace variant="contained" icon="start">
            Agregar nuevo reclamo
          </ButtonPlace>
        </div>
      )}
      <div aria-hidden className={filters['toggle']}>
        <ButtonPlace variant="outlined" size="small" icon="end">
          Filtros
        </ButtonPlace>
      </div>
      <div aria-hidden className={filters['bar']}>
        <div className={filters['email']}>
          <FieldPlace label="Correo" />
        </div>
        {CHOICES.map((label) => (
          <div key={label} className={filters['choice']}>
            <FieldPlace label={label} />
          </div>
        ))}
        <div className={filters['size']}>
          <FieldPlace label="Por página" />
        </div>
        <div className={filters['buttons']}>
          <ButtonPlace variant="contained" size="small">
            Aplicar Filtro
          </ButtonPlace>
          <ButtonPlace size="small">Limpiar</ButtonPlace>
        </div>
      </div>
      <div aria-hidden className={desk['toolbar']}>
        <p className={desk['count']}>&nbsp;</p>
        <div className={desk['tools']}>
          {TOOLS.map((tool) => (
            <span key={tool} className={tool === KEYS ? desk['keys'] : undefined}>
              <ButtonPlace size="small" icon="start">
                {tool}
              </ButtonPlace>
            </span>
          ))}
          {EXPORTS.map((tool) => (
            <ButtonPlace key={tool} size="small" variant="outlined" icon="start">
              {tool}
            </ButtonPlace>
          ))}
        </div>
      </div>
      <div aria-hidden className={table['skeleton']}>
        <p className={table['text']} />
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className={table['row']}>
            <span className={table['bone']} />
          </div>
        ))}
      </div>
    </div>
  )
}
