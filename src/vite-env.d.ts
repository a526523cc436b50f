interface ImportMetaEnv {
  readonly VITE_DEMO?: string
  readonly VITE_RIGHTS?: string
}

/** Version of `package.json`, written in by the build. */
declare const __APP_VERSION__: string
/** Who is behind the service, in a line (domain/people/company-line). */
declare const __COMPANY__: string
/** Where to write to it; '' where it has no address. */
declare const __COMPANY_EMAIL__: string
/** The year of the build. */
declare const __BUILD_YEAR__: number
