import { parseEnv } from '@/config/parse-env'

/** The configuration of this build. Reading it throws `EnvError` when a variable is unusable. */
export const env = parseEnv(import.meta.env)
