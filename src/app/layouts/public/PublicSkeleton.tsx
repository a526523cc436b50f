import type { ReactNode } from 'react'
import { Logo } from '@/ui/Logo'
import { Bar } from '@/ui/skeleton/Bar'
import { classNames } from '@/ui/theme/class-names'
import { Footer } from './Footer'
import { HelpButton } from './HelpButton'
import { navLinksFor } from './nav/nav-links'
import layout from './PublicLayout.module.css'
import bar from './nav/TopBar.module.css'

/** Links of any signed-in user: visitors' pages are prerendered whole. */
const { links: LINKS } = navLinksFor({ signedIn: true, token: '', role: null, claims: {} }, 'bar')

const LETTER_PX = 7.5

/** Public frame without user data, which the build cannot know. */
export function PublicSkeleton({ children }: { readonly children: ReactNode }) {
  return (
    <div className={layout['layout']}>
      <div className={bar['bar']}>
        <div className={classNames('page', bar['inner'])}>
          <span className={bar['home']}>
            <Logo />
          </span>
          <div className={bar['nav']}>
            <ul>
              {LINKS.map(({ to, label }) => (
                <li key={to}>
                  <Bar width={label.length * LETTER_PX} height={14} />
                </li>
              ))}
            </ul>
          </div>
          <div className={bar['person']}>
            <Bar width={44} height={44} isRound />
            <span className={bar['menu']}>
              <Bar width={44} height={44} isRound />
            </span>
          </div>
        </div>
      </div>
      <div className={layout['main']}>{children}</div>
      <HelpButton />
      <Footer year={__BUILD_YEAR__} />
    </div>
  )
}
