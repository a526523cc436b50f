import { Suspense } from 'react'
import { lazySection, StaticSection, useIsPrerendered } from '@/ui/StaticSection'
import { Hero } from './hero/Hero'
import styles from './LandingPage.module.css'
import { Banner } from './sections/Banner'
import { SignUpSection } from './sections/SignUpSection'
import { Welcome } from './welcome/Welcome'

const importStory = () => import('./static/story').then(({ story }) => story)

const Reasons = lazySection(importStory, 'Reasons')
const Slides = lazySection(importStory, 'Slides')
const ExampleTicket = lazySection(importStory, 'ExampleTicket')
const Trust = lazySection(importStory, 'Trust')
const ClosingCall = lazySection(importStory, 'ClosingCall')

export function LandingPage() {
  const isStanding = useIsPrerendered()
  const content = (
    <>
      <StaticSection of={Reasons} />
      <Banner slides={<StaticSection of={Slides} />} />
      <SignUpSection example={<StaticSection of={ExampleTicket} />} />
      <StaticSection of={Trust} />
    </>
  )
  return (
    <>
      <div className={styles['stickyBarArea']}>
        <Hero />
        {/* Hydrated after the visible part or on first input; rendered at once on a client navigation. */}
        {isStanding ? <Suspense fallback={null}>{content}</Suspense> : content}
      </div>
      <StaticSection of={ClosingCall} />
      <Welcome />
    </>
  )
}
