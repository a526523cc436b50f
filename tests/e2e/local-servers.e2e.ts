import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PEOPLE } from '@/config/demo-people'
import { newPage } from './chromium'
import { findFreePort } from './listen'
import { shortenWaits, untilReady } from './site'
import { joinWorker } from './worker'

const folder = mkdtempSync(join(tmpdir(), 'local-servers-'))
const worker = joinWorker()
const children: ChildProcess[] = []
let port = 0

beforeAll(async () => {
  port = await findFreePort()
})

/** Starts a server of the project and waits until it says this; `stop` ends it. Default: the address that it listens at. */
async function run(args: readonly string[], wanted = `http://localhost:${port}`) {
  const env = { ...process.env, NO_COLOR: '1' }
  for (const name of ['NODE_ENV', 'VITEST', 'MODE', 'DEV', 'PROD'])
    Reflect.deleteProperty(env, name)
  const child = spawn(process.execPath, [...args, '--port', String(port)], { env })
  children.push(child)
  let said = ''
  const isOver = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(wanted)) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void isOver.then(resolve)
  })
  const stop = () => {
    child.kill()
    return isOver
  }
  return { said: () => said, stop }
}

const start = (wanted?: string) =>
  run(['scripts/start.js', '--outDir', join(folder, 'demo')], wanted)
const vite = (...args: readonly string[]) =>
  run(['node_modules/vite/bin/vite.js', ...args, '--strictPort'])

/** A browser that sees all servers. Open requests end with each of them. */
const openBrowser = () =>
  newPage(worker.browser, {
    baseURL: `http://localhost:${port}`,
    allow: [/Failed to load resource/, /failed request/],
  })

const countWorkers = () =>
  navigator.serviceWorker.getRegistrations().then((registrations) => registrations.length)

afterEach(() => {
  for (const child of children.splice(0)) child.kill()
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe('npm start and the development server', { timeout: 180_000 }, () => {
  it('build the demo only if it is not built, serve it with the headers of the build, and leave no worker to each other', async () => {
    // What the build of the journeys left; it is built here if its sources have changed since.
    cpSync('dist-demo', join(folder, 'demo'), { recursive: true })
    const demo = await start()
    for (const { label } of DEMO_PEOPLE) expect(demo.said()).toContain(label)
    expect(demo.said()).toContain('Ctrl+C')

    const afterDemo = await openBrowser()
    const { page } = afterDemo
    const response = await page.goto('/reclamo')
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    await untilReady(page)
    expect(await page.evaluate(countWorkers)).toBe(1)
    expect((await page.goto('/no-existe'))?.status()).toBe(200)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect((await page.request.get('/assets/no-existe.js')).status()).toBe(404)

    const taken = await start()
    expect(taken.said()).toMatch(new RegExp(`^Port ${port} is taken, .*npm start -- --port`))
    expect(taken.said().trim().split('\n')).toHaveLength(1)
    await demo.stop()

    const second = await start()
    expect(second.said()).not.toContain('Building')
    await second.stop()
    rmSync(join(folder, 'demo', '.built-from.json'))
    const building = await start('Building the demo')
    await building.stop()

    // Any build of the app would do; this one exists already.
    const built = await vite('preview', '--outDir', 'dist-e2e')
    const afterBuild = await openBrowser()
    await shortenWaits(afterBuild.page)
    await afterBuild.page.goto('/')
    await untilReady(afterBuild.page)
    await afterBuild.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await built.stop()

    const dev = await vite()
    for (const visit of [afterDemo, afterBuild]) {
      await visit.page.goto('/')
      await visit.page.locator('script[src="/@vite/client"]').waitFor({ state: 'attached' })
      await untilReady(visit.page)
      await expect.poll(() => visit.page.evaluate(countWorkers)).toBe(0)
      expect(await visit.page.evaluate(() => caches.keys())).toEqual([])
      await visit.finish()
    }
    await dev.stop()
  })
})
