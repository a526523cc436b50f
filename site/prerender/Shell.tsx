import type { ReactNode } from 'react'
import { ADMIN_AREA, LEGAL_AREA } from '@/app/layouts/staff/staff-areas'
import { FirstPaint } from '@/app/layouts/FirstPaint'
import { paths } from '@/config/paths'
import {
  MyClaimsPlace,
  ProfilePlace,
  QrMakerPlace,
  SelfCheckPlace,
} from '@/app/skeletons/AccountSkeletons'
import { EarningsPlace } from '@/app/skeletons/EarningsPlace'
import { PublicSkeleton } from '@/app/skeletons/PublicSkeleton'
import { ResetPasswordPlace } from '@/app/skeletons/ResetPasswordPlace'
import { StaffSkeleton } from '@/app/skeletons/StaffSkeleton'

const admin = (path: string) => <StaffSkeleton area={ADMIN_AREA} path={path} />
const legal = (path: string) => <StaffSkeleton area={LEGAL_AREA} path={path} />
const account = (place: ReactNode) => <PublicSkeleton>{place}</PublicSkeleton>

const SKELETONS: Readonly<Partial<Record<string, ReactNode>>> = {
  [paths.profile]: account(<ProfilePlace />),
  [paths.myClaims]: account(<MyClaimsPlace />),
  [paths.selfCheck]: account(<SelfCheckPlace />),
  [paths.earnings]: account(<EarningsPlace />),
  [paths.qrMaker]: account(<QrMakerPlace />),
  [paths.resetPassword]: account(<ResetPasswordPlace />),
  [paths.admin]: admin(paths.admin),
  [paths.adminCharges]: admin(paths.adminCharges),
  [paths.adminReport]: admin(paths.adminReport),
  [paths.legal]: legal(paths.legal),
  [paths.legalClaims]: legal(paths.legalClaims),
  [paths.legalUsers]: legal(paths.legalUsers),
}

/**
 * What an account or staff address shows until its code has come: the page's own layout, the same
 * for everyone. It is read as one word, and nothing in it can be reached or pressed.
 */
export function Shell({ path }: { readonly path: string }) {
  const skeleton = SKELETONS[path]
  if (skeleton === undefined) return <FirstPaint />
  return (
    <>
      <p role="status" className="visually-hidden">
        Cargando…
      </p>
      <div aria-hidden inert>
        {skeleton}
      </div>
    </>
  )
}
