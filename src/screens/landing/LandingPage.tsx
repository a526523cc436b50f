import { lazy, Suspense } from 'react'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { StaticPart, useIsStanding } from '@/ui/StaticPart'
import { Hero } from './hero/Hero'
import styles from './LandingPage.module.css'
import { Banner } from './sections/Banner'
import { SignUpSection } from './sections/SignUpSection'
import type { story } from './story/story'
import { Welcome } from './welcome/Welcome'

const importStory = () => import('./story/story')

const tell = (part: keyof typeof story) =>
  lazy(async () => ({ default: (await importWithRetry(importStory)).story[part] }))

const Reasons = tell('Reasons')
const Slides = tell('Slides')
const ExampleTicket = tell('ExampleTicket')
const Trust = tell('Trust')
const ClosingCall = tell('ClosingCall')

/** The landing page (SPEC 2.5). */
export function LandingPage() {
  const isStanding = useIsStanding()
  const content = (
    <>
      <StaticPart of={Reasons} />
      <Banner slides={<StaticPart of={Slides} />} />
      <SignUpSection example={<StaticPart of={ExampleTicket} />} />
      <StaticPart of={Trust} />
    </>
  )
  return (
    <>
      <div className={styles['way']}>
        <Hero />
        {/* Taken over after what is in view, or at the first touch; from another page it comes as a whole. */}
        {isStanding ? <Suspense fallback={null}>{content}</Suspense> : content}
      </div>
      <StaticPart of={ClosingCall} />
      <Welcome />
    </>
  )
}
