import { env } from '@/config/env'
import type { Env } from '@/config/parse-env'

const BUILT = { ...env }

/** Overrides settings of the app (`.env.example`); the setup restores them after each test. */
export function configureApp(settings: Partial<Env>): void {
  Object.assign(env, settings)
}

export const restoreSettings = () => configureApp(BUILT)
