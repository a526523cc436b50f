import { parseEnv, type Env } from '@/config/parse-env'

/** Written in by a build, which has checked it: no visitor needs to check it again. */
declare const __ENV__: Env | undefined

/** The configuration. Outside a build, reading it throws `EnvError` when a variable is unusable. */
export const env: Env = typeof __ENV__ === 'undefined' ? parseEnv(import.meta.env) : __ENV__
