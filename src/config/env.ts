import { parseEnv, type Env } from '@/config/parse-env'

declare const __ENV__: Env | undefined

/** Written and validated by the build; elsewhere `EnvError` is thrown for an invalid variable. */
export const env: Env = typeof __ENV__ === 'undefined' ? parseEnv(import.meta.env) : __ENV__
