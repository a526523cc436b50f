interface ImportMetaEnv {
  readonly VITE_DEMO?: string
}

/** Version of `package.json`, written in by the build. */
declare const __APP_VERSION__: string
/** The year of the build. */
declare const __BUILD_YEAR__: number
