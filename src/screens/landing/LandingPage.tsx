import { Suspense } from 'react'
import { Banner } from './Banner'
import { Features } from './Features'
import { Hero } from './Hero'
import { SignUpSection } from './SignUpSection'
import { TermsSection } from './TermsSection'
import { Welcome } from './Welcome'

/** The landing page (SPEC 2.5). */
export function LandingPage() {
  return (
    <>
      <Hero />
      {/* Taken over after what is in view, or at the first touch. */}
      <Suspense fallback={null}>
        <Features />
        <Banner />
        <SignUpSection />
        <TermsSection />
      </Suspense>
      <Welcome />
    </>
  )
}
