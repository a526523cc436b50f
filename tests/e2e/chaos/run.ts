import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { createChance } from '@/mocks/seed/random'
import { launchChromium, newPage } from '@tests/e2e/chromium'
import { startStaticServer } from '@tests/e2e/static-server'
import { EXPECTED_NOISE, findViolations } from './invariants'
import { pickStep, signIn } from './steps'
import { Violation } from './step'
import { tapWire } from './wire'

const STEPS_PER_PERSON = 25
const TOLD_STEPS = 12
/** How many documents one step may load. */
const DOCUMENTS_AT_MOST = 5
/** How often a script fails to load, in percent, and the browser's message for it. */
const LOST_CODE_PERCENT = 3
const LOST_CODE_NOISE = [/dynamically imported module/, /Importing a module script failed/]

export interface ChaosOptions {
  /** Seed of the first user; each further user gets the next number. */
  readonly seed: number
  readonly people: number
  readonly dir: string
  /** Prints every step, not only those before a violation. */
  readonly isTold: boolean
  readonly print: (line: string) => void
}

interface Visit {
  readonly steps: readonly string[]
  readonly broken: readonly string[]
}

interface Loss {
  readonly seed: number
  readonly html: string
  readonly tell: (line: string) => void
}

/**
 * Drops some scripts. The decision depends on path and attempt only, not on the order of requests. Scripts
 * that the HTML names are never dropped: without them there is no page at all.
 */
async function loseCode(context: BrowserContext, { seed, html, tell }: Loss): Promise<void> {
  const tries = new Map<string, number>()
  await context.route('**/assets/*.js', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const count = (tries.get(pathname) ?? 0) + 1
    tries.set(pathname, count)
    const letters = Array.from(pathname, (letter) => letter.charCodeAt(0))
    const place = letters.reduce((sum, code) => (sum * 31 + code) | 0, seed + count)
    const isNamed = html.includes(pathname)
    if (isNamed || createChance(place).whole(100) >= LOST_CODE_PERCENT) return route.continue()
    tell(`  loses ${pathname}`)
    return route.abort('failed')
  })
}

interface Person {
  readonly browser: Browser
  readonly baseURL: string
  readonly html: string
  readonly seed: number
}

/** Violations of the page, which may be loading anew: with lost code a link becomes a new document. */
async function look(scene: Parameters<typeof findViolations>[0]): Promise<readonly string[]> {
  for (let documents = 0; documents < DOCUMENTS_AT_MOST; documents += 1) {
    try {
      return await findViolations(scene)
    } catch (error) {
      if (!String(error).includes('Execution context was destroyed')) throw error
      await scene.page.waitForLoadState()
    }
  }
  return ['I8 the page loads again and again']
}

/** Runs one user in a new browser profile until the steps are used up or an invariant is violated. */
async function visit({ browser, baseURL, html, seed }: Person): Promise<Visit> {
  const chance = createChance(seed)
  const viewport = chance.pick([
    { width: 390, height: 844 },
    { width: 320, height: 640 },
    { width: 1280, height: 900 },
  ])
  const allow = [...EXPECTED_NOISE, ...LOST_CODE_NOISE]
  const { page, context, problems } = await newPage(browser, { baseURL, viewport, allow })
  const steps = [`opens / at ${viewport.width} px`]
  await loseCode(context, { seed, html, tell: (line) => steps.push(line) })
  const wire = await tapWire(page)
  let broken: readonly string[] = []
  try {
    await page.goto('/')
    for (let count = 0; count < STEPS_PER_PERSON; count += 1) {
      // Most users have an account: without one, half of the pages would only redirect home.
      const step = count === 0 && chance.whole(4) > 0 ? signIn : pickStep(chance)
      // A control may disappear before it is pressed; that is no fault of the page.
      const done = await step(page, chance).catch((error: unknown) => {
        if (error instanceof Violation) broken = [error.message]
        return `could not go on: ${String(error).split('\n')[0] ?? ''}`.slice(0, 160)
      })
      if (done === null) continue
      steps.push(`${done} (${new URL(page.url()).pathname})`)
      if (broken.length === 0) broken = await look({ page, heard: problems, wire })
      if (broken.length > 0) break
    }
  } finally {
    await context.close()
  }
  return { steps, broken }
}

/**
 * Runs random users on the built demo under random faults, one after the other.
 *
 * @returns false at the first violation; the steps that led to it are printed
 * @public scripts/chaos.js loads it by its path
 */
export async function runChaos(options: ChaosOptions): Promise<boolean> {
  const { seed, people, dir, isTold, print } = options
  const html = await readFile(join(dir, 'index.html'), 'utf8')
  const server = await startStaticServer({ dir })
  const browser = await launchChromium()
  let done = 0
  let steps = 0
  try {
    while (done < people) {
      const own = seed + done
      const person = { browser, baseURL: server.url, html, seed: own }
      const seen = await visit(person)
      done += 1
      steps += seen.steps.length
      if (isTold) print(seen.steps.join('\n'))
      if (seen.broken.length === 0) continue
      print(`seed ${own}: an invariant is violated\n${seen.broken.join('\n')}`)
      print(
        `the last steps:\n${seen.steps
          .slice(-TOLD_STEPS)
          .map((step) => `  ${step}`)
          .join('\n')}`,
      )
      print(`to see it again: npm run chaos -- --walks 0 --seed ${own} --people 1`)
      return false
    }
    print(`seeds ${seed} to ${seed + done - 1}: ${done} people, ${steps} steps, nothing broken`)
    return true
  } finally {
    await browser.close()
    await server.close()
  }
}
