import { env } from '@/config/env'
import type { Env } from '@/config/parse-env'

const BUILT = { ...env }

/** Gives the app other settings (`.env.example`); the setup takes them back after each test. */
export function configureApp(settings: Partial<Env>): void {
  Object.assign(env, settings)
}

export const restoreSettings = () => configureApp(BUILT)
