import { afterEach } from 'vitest'
import { env } from '@/config/env'
import type { Env } from '@/config/parse-env'

/** Gives the app other settings (`.env.example`) until the test is over. */
export function configureApp(settings: Partial<Env>): void {
  Object.assign(env, settings)
}

const BUILT = { ...env }

afterEach(() => configureApp(BUILT))
