import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { routes } from '@/app/router'
import { DEMO_PEOPLE } from '@/config/demo-people'
import { startSession } from '@/session/session-store'
import { setUpPerson } from './mount'
import { tokenOf } from './server'

type PersonRole = (typeof DEMO_PEOPLE)[number]['role']

interface RenderOptions {
  /** Path to open, with its query. */
  readonly path?: string
  /** The signed-in user; none by default. */
  readonly as?: PersonRole
  /** Shows the welcome modal of the landing page. */
  readonly welcome?: boolean
  /** Options of user-event, for tests with their own clock. */
  readonly advanceTimers?: (ms: number) => void
}

/** Stores the session of a demo user, as the dialog would. */
export function signInAs(role: PersonRole) {
  const person = DEMO_PEOPLE.find((candidate) => candidate.role === role)
  if (!person) throw new Error(`the demo has no user with the role ${role}`)
  startSession({ token: tokenOf(person.email), role: person.role })
  return person
}

/** Mounts the real app with its route table and the demo API, as a given user. */
export async function renderApp({
  path = '/',
  as,
  welcome = false,
  advanceTimers,
}: RenderOptions = {}) {
  if (as) signInAs(as)
  if (!welcome) sessionStorage.setItem('welcomeShown', 'true')
  const user = setUpPerson(advanceTimers && { advanceTimers })
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const view = render(<App router={router} />)
  await screen.findByRole('heading', { level: 1 })
  return { user, router, ...view }
}
