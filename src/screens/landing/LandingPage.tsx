import { Suspense, useEffect, useState } from 'react'
import { lazySection, StaticSection, useIsPrerendered } from '@/ui/StaticSection'
import { Hero } from './hero/Hero'
import { Banner } from './sections/Banner'
import { SignUpSection } from './sections/SignUpSection'
import { useLocation } from 'react-router-dom'
import { readStorage, writeStorage } from '@/device/safe-storage'
import { readReturnPage } from '@/session/return-page'
import { WelcomeModal } from './welcome/WelcomeModal'

const SHOWN_KEY = 'welcomeShown'

/** Marks the greeting as shown in this browser session; true if it is due. */
function takeGreeting(): boolean {
  const isShown = readStorage('sessionStorage', SHOWN_KEY) !== null
  return !isShown && writeStorage('sessionStorage', SHOWN_KEY, 'true')
}

/** Greets once per browser session (SPEC 2.5), but not without storage and not after a redirect. */
function Welcome() {
  const [open, setOpen] = useState(false)
  const location = useLocation()
  const [isVisit] = useState(() => readReturnPage(location.state) === null)

  useEffect(() => {
    if (!isVisit) return
    // In an effect: the prerendered page cannot read storage.
    const timer = setTimeout(() => {
      if (takeGreeting()) setOpen(true)
    })
    return () => clearTimeout(timer)
  }, [isVisit])

  return open && <WelcomeModal onClose={() => setOpen(false)} />
}

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
      {/* Area in which the phone's bar is sticky: ends before the closing call. */}
      <div className="relative">
        <Hero />
        {/* Hydrated after the visible part or on first input; rendered at once on a client navigation. */}
        {isStanding ? <Suspense fallback={null}>{content}</Suspense> : content}
      </div>
      <StaticSection of={ClosingCall} />
      <Welcome />
    </>
  )
}
