import type { ReactNode } from 'react'
import { Footer } from '@/app/layouts/public/Footer'
import { HelpButton } from '@/app/layouts/public/HelpButton'
import layout from '@/app/layouts/public/PublicLayout.module.css'
import bar from '@/app/layouts/public/TopBar.module.css'
import { Logo } from '@/ui/Logo'
import { Bone } from './Bone'

const LINKS = [44, 112, 50, 66, 150, 58]

/** The frame of a public page with nobody in it: who is signed in, the build cannot know. */
export function PublicSkeleton({ children }: { readonly children: ReactNode }) {
  return (
    <div className={layout['layout']}>
      <div className={bar['bar']}>
        <div className={`page ${bar['inner'] ?? ''}`}>
          <span className={bar['home']}>
            <Logo />
          </span>
          <div className={bar['nav']}>
            <ul>
              {LINKS.map((width) => (
                <li key={width}>
                  <Bone width={width} height={14} />
                </li>
              ))}
            </ul>
          </div>
          <div className={bar['person']}>
            <Bone width={44} height={44} round />
            <span className={bar['menu']}>
              <Bone width={44} height={44} round />
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
