import type { CSSProperties, ReactNode } from 'react'
import { ExportLabel } from '../export/ExportLabel'
import { FORMATS } from '../export/export-formats'
import filters from '../list/filters/FilterBar.module.css'
import palette from '../palette/PaletteButton.module.css'
import { SkeletonButton } from '@/ui/skeleton/SkeletonButton'
import { SkeletonField } from '@/ui/skeleton/SkeletonField'
import { SkeletonRows } from '@/ui/skeleton/SkeletonRows'
import desk from './ClaimsDesk.module.css'
import type { DeskProfile } from './desk-profiles'
import { DESK_VIEWS } from './views'

const CHOICES = ['Categoría', 'Subcategoría', 'Aerolínea']
const TOOLS = ['Vistas', 'Columnas']
const ROWS = 10
/** Reserves the space without showing the text. */
const UNSEEN = { visibility: 'hidden' } as const

function CrmActionsSkeleton() {
  return (
    <>
      <SkeletonButton
        variant="outlined"
        size="small"
        icon="start"
        endIcon={
          <kbd className={palette['keys']} style={UNSEEN}>
            Ctrl K
          </kbd>
        }
        className={palette['button']}
      >
        <span className={palette['label']}>Buscar o ir a…</span>
      </SkeletonButton>
      <SkeletonButton variant="contained" icon="start" className={desk['add']}>
        <span>Agregar nuevo reclamo</span>
      </SkeletonButton>
    </>
  )
}

interface DeskSkeletonProps {
  readonly title: ReactNode
  readonly profile: DeskProfile
}

export function DeskSkeleton({ title, profile }: DeskSkeletonProps) {
  return (
    <div className={desk['desk']}>
      <div className={desk['work']}>
        <div className={desk['head']} style={{ '--title': profile.titleWidth } as CSSProperties}>
          <div>{title}</div>
          <div aria-hidden className={desk['tabs']}>
            {profile.views.map((view) => (
              <span key={view} style={UNSEEN}>
                {DESK_VIEWS[view].label}
              </span>
            ))}
          </div>
          {profile.creates && <CrmActionsSkeleton />}
        </div>
        <div aria-hidden className={desk['toolbar']}>
          <div className={filters['toggle']}>
            <SkeletonButton variant="outlined" size="small" icon="end">
              Filtros
            </SkeletonButton>
          </div>
          <div className={filters['bar']}>
            <div className={filters['email']}>
              <SkeletonField label="Correo" />
            </div>
            {CHOICES.map((label) => (
              <div key={label} className={filters['choice']}>
                <SkeletonField label={label} />
              </div>
            ))}
            <div className={filters['buttons']}>
              <SkeletonButton variant="contained" size="small">
                Aplicar Filtro
              </SkeletonButton>
              <SkeletonButton size="small">Limpiar</SkeletonButton>
            </div>
          </div>
          <div className={desk['tools']}>
            {TOOLS.map((tool) => (
              <SkeletonButton key={tool} size="small">
                {tool}
              </SkeletonButton>
            ))}
            {FORMATS.map((format) => (
              <SkeletonButton key={format} size="small" variant="outlined">
                <ExportLabel format={format} />
              </SkeletonButton>
            ))}
          </div>
        </div>
        <div aria-hidden className={desk['list']}>
          <SkeletonRows count={ROWS} text="" />
          <div className={desk['foot']} />
        </div>
      </div>
    </div>
  )
}
