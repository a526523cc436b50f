import header from '@/app/layouts/staff/StaffHeader.module.css'
import sidebar from '@/app/layouts/staff/StaffSidebar.module.css'
import { Logo } from '@/ui/Logo'
import { Bone } from './Bone'

/** Where the ink column will stand. It names no link: who may see them is not known yet. */
export function SidebarPlace({ links }: { readonly links: number }) {
  return (
    <div aria-hidden className={sidebar['sidebar']}>
      <div className={sidebar['logo']}>
        <Logo />
      </div>
      <ul className={sidebar['links']}>
        {Array.from({ length: links }, (_, row) => (
          <li key={row}>
            <span className={sidebar['link']}>
              <Bone width={row % 2 === 0 ? 96 : 124} height={12} color="var(--ink-light)" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where the panel's name and the person will stand. */
export function HeaderPlace() {
  return (
    <div aria-hidden className={header['header']}>
      <span className={header['menu']} style={{ padding: 10 }}>
        <Bone width={24} height={24} />
      </span>
      <p className={header['panel']}>
        <Bone width={120} height="1.3em" />
      </p>
      <div className={header['person']}>
        <Bone width={34} height={34} round />
        <span className={header['arrow']} />
      </div>
    </div>
  )
}
