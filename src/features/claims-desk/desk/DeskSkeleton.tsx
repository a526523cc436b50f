import type { CSSProperties, ReactNode } from 'react'
import { labelOf } from '@/domain/claim/fields'
import { ExportLabel } from '../export/FormatButtons'
import { FORMATS } from '../export/export-formats'
import search from '@/ui/fields/EmailSearch.module.css'
import filters from '../list/filters/FilterBar.module.css'
import fold from '../shared/FilterFold.module.css'
import actions from './DeskHead.module.css'
import { classNames } from '@/ui/theme/class-names'
import { SkeletonButton } from '@/ui/skeleton/SkeletonButton'
import { SkeletonField } from '@/ui/skeleton/SkeletonField'
import { SkeletonRows } from '@/ui/skeleton/SkeletonRows'
import desk from './ClaimsDesk.module.css'
import type { DeskProfile } from './desk-profiles'
import { DESK_VIEWS } from '../shared/desk-view'

/** Reserves the space without showing the text. */
const UNSEEN = { visibility: 'hidden' } as const

const KEYS = (
  <kbd className={classNames('hint', actions['keys'])} style={UNSEEN}>
    Ctrl K
  </kbd>
)

const CRM_ACTIONS = (
  <>
    <SkeletonButton
      variant="outlined"
      size="small"
      hasIcon
      endIcon={KEYS}
      className={classNames('push', actions['button'])}
    >
      <span className={actions['label']}>Buscar o ir a…</span>
    </SkeletonButton>
    <SkeletonButton variant="contained" hasIcon className={desk['add']}>
      <span>Agregar nuevo reclamo</span>
    </SkeletonButton>
  </>
)

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
          {profile.creates && CRM_ACTIONS}
        </div>
        <div aria-hidden className="row gap-4 middle">
          <SkeletonButton variant="outlined" size="small" hasIcon className={fold['toggle']}>
            Filtros
          </SkeletonButton>
          <div className={fold['fold']} data-open={false}>
            <div className={classNames('stack gap-10 bottom', filters['bar'])}>
              <SkeletonField
                label={labelOf('email')}
                className={classNames(filters['email'], search['search'])}
              />
              {(['category', 'subcategory', 'airline'] as const).map((field) => (
                <SkeletonField
                  key={field}
                  label={labelOf(field)}
                  isInline
                  className={filters['choice']}
                />
              ))}
              <div className={classNames('row gap-4', filters['buttons'])}>
                <SkeletonButton variant="contained" size="small">
                  Aplicar Filtro
                </SkeletonButton>
                <SkeletonButton size="small">Limpiar</SkeletonButton>
              </div>
            </div>
          </div>
          <div className={classNames('row gap-4 middle push', desk['tools'])}>
            <SkeletonButton size="small">Vistas</SkeletonButton>
            <SkeletonButton size="small">Columnas</SkeletonButton>
            {FORMATS.map((format) => (
              <SkeletonButton key={format} size="small" variant="outlined">
                <ExportLabel format={format} />
              </SkeletonButton>
            ))}
          </div>
        </div>
        <div aria-hidden className="stack packed">
          <SkeletonRows text="" />
          <div className="target" />
        </div>
      </div>
    </div>
  )
}
