import { Suspense } from 'react'
import { Banner } from './sections/Banner'
import { Features } from './sections/Features'
import { Hero } from './hero/Hero'
import { SignUpSection } from './sections/SignUpSection'
import { TermsSection } from './sections/TermsSection'
import { Welcome } from './welcome/Welcome'

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
