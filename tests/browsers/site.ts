import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { cookiesOf, type TestRole } from '@tests/e2e/api-data'
import { BUILT_API_PORT, startApiServer, type ApiServer } from '@tests/e2e/api-server'
import { FILES } from '@tests/e2e/fill-claim'
import { startStaticServer, type StaticServer } from '@tests/e2e/static-server'
import { PHONE, type Engine, type EngineName, type Size, type Tab } from './engine'
import { launchFirefox } from './firefox'
import { FAULTS_PATH, toFirstScript } from './first-script'
import { toPerson, type Person } from './person'
import { launchWebKit } from './webkit'

const BUILD = 'dist-e2e'

const LAUNCHERS = {
  firefox: launchFirefox,
  webkit: launchWebKit,
  'webkit-floor': launchWebKit,
} as const satisfies Readonly<Record<EngineName, unknown>>

interface Visit {
  readonly size?: Size
  /** Cookies of a user who signed in earlier. */
  readonly role?: TestRole
}

interface BrowserSite {
  readonly api: ApiServer
  /** The two files of the claim, on disk. */
  readonly files: readonly string[]
  /** Opens a path in another tab of a user. */
  readonly openBeside: (person: Person, path: string) => Promise<Person>
  readonly goto: (person: Person, path: string) => Promise<void>
  /** Opens a path as a new user. After the test, fails on any recorded problem. */
  readonly open: (path: string, visit?: Visit) => Promise<Person>
  readonly untilReady: (person: Person) => Promise<unknown>
}

/** The API address in the build. */
const BUILT_API = `http://127.0.0.1:${BUILT_API_PORT}`

/** The build's policy of public pages, with the test API, and without the upgrade to https. */
async function readPolicy(api: string): Promise<string> {
  const headers = await readFile(join(BUILD, '_headers'), 'utf8')
  const policy = /^\/\*\n(?: .*\n)*? {2}Content-Security-Policy: (.*)$/m.exec(headers)?.[1]
  if (policy === undefined) throw new Error(`${BUILD}/_headers has no policy for every page.`)
  return policy.replace(/;\s*upgrade-insecure-requests/, '').replaceAll(BUILT_API, api)
}

/** Waits for hydration. */
function untilReady({ tab, until }: Person) {
  return until('the page to be ready', () =>
    tab.run(() => performance.getEntriesByName('app-ready').length > 0, null),
  )
}

/** Serves the production build to the tests of a file, in the browser of this project. */
export function openBrowserSite(): BrowserSite {
  const name = inject('engine')
  const faults: string[] = []
  const files: string[] = []
  let folder: string
  let engine: Engine
  let api: ApiServer
  let site: StaticServer
  let people: Person[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'browsers-'))
    for (const { name: file, buffer } of FILES) {
      files.push(join(folder, file))
      await writeFile(join(folder, file), buffer)
    }
    api = await startApiServer({ port: 0 })
    site = await startStaticServer({
      dir: BUILD,
      htmlHeaders: { 'content-security-policy': await readPolicy(api.url) },
      instead: { [BUILT_API]: api.url },
      watch: {
        script: toFirstScript({ floor: name === 'webkit-floor' }),
        path: FAULTS_PATH,
        onReport: (fault) => faults.push(fault),
      },
    })
    engine = await LAUNCHERS[name](folder)
  })

  afterEach(async () => {
    const told = people.flatMap(({ tab }) => tab.problems)
    const leaving = people
    people = []
    const closed = await Promise.allSettled(leaving.map(({ tab }) => tab.close()))
    api.reset()
    const stuck = closed.flatMap((it) => (it.status === 'rejected' ? [String(it.reason)] : []))
    expect([...faults.splice(0), ...told, ...stuck]).toEqual([])
  })

  afterAll(async () => {
    await engine.close()
    await site.close()
    await api.close()
    await rm(folder, { recursive: true, force: true })
  })

  const enter = (tab: Tab) => {
    const person = toPerson(tab)
    people.push(person)
    return person
  }
  const goto = async (person: Person, path: string) => {
    await person.tab.goto(site.url + path)
    await untilReady(person)
  }

  return {
    get api() {
      return api
    },
    files,
    untilReady,
    goto,
    openBeside: async ({ tab }, path) => {
      const beside = enter(await tab.another())
      await goto(beside, path)
      return beside
    },
    open: async (path, { size = PHONE, role } = {}) => {
      const person = enter(await engine.open(size))
      const { tab } = person
      if (role !== undefined) {
        await tab.goto(`${site.url}/robots.txt`)
        await tab.run((cookies: Readonly<Record<string, string>>) => {
          for (const [key, value] of Object.entries(cookies)) {
            document.cookie = `${key}=${value}; path=/; samesite=strict`
          }
        }, cookiesOf(role))
      }
      await goto(person, path)
      return person
    },
  }
}
