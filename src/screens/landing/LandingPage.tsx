import { Suspense } from 'react'
import { lazySection, StaticPart, useIsStanding } from '@/ui/StaticPart'
import { Hero } from './hero/Hero'
import styles from './LandingPage.module.css'
import { Banner } from './sections/Banner'
import { SignUpSection } from './sections/SignUpSection'
import { Welcome } from './welcome/Welcome'

const importStory = () => import('./story/story').then(({ story }) => story)

const Reasons = lazySection(importStory, 'Reasons')
const Slides = lazySection(importStory, 'Slides')
const ExampleTicket = lazySection(importStory, 'ExampleTicket')
const Trust = lazySection(importStory, 'Trust')
const ClosingCall = lazySection(importStory, 'ClosingCall')

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
