import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { TIME_ZONE } from '@/domain/country/chile'
import { findProgram } from '@tests/e2e/find-program'
import { findFreePort } from '@tests/e2e/listen'
import { OUTSIDE, type Engine, type Handle, type Size, type Tab } from './engine'
import { startSession, type Session } from './webdriver'

const findDriver = () =>
  findProgram({
    names: ['WebKitWebDriver'],
    variable: 'WEBKIT_DRIVER_PATH',
    title: 'WebKitWebDriver',
    debian: 'webkit2gtk-driver',
  })

const findXvfb = () =>
  findProgram({ names: ['Xvfb'], variable: 'XVFB_PATH', title: 'Xvfb', debian: 'xvfb' })

/** Lets the window of Debian's MiniBrowser become as narrow as a phone. */
const NARROW_BAR = 'button, entry { min-width: 0; padding: 0; margin: 0; border-width: 0 }'

/** Starts a virtual display. @returns its name, such as `:7` */
async function startScreen(): Promise<{ readonly process: ChildProcess; readonly name: string }> {
  // Without -noreset the display resets after its last window has closed, and meanwhile rejects the
  // next browser.
  const screen = ['-screen', '0', '1400x1100x24', '-nolisten', 'tcp', '-noreset']
  const process = spawn(findXvfb(), ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const pipe = process.stdio[3] as Readable
  let number = ''
  for await (const chunk of pipe) {
    number += String(chunk)
    if (number.includes('\n')) break
  }
  if (number === '') throw new Error('Xvfb ended before it had a screen.')
  return { process, name: `:${number.trim()}` }
}

/** Creates a home folder with settings: download folder, narrow tool bar, reduced motion. */
async function makeHome(folder: string): Promise<{ home: string; downloads: string }> {
  const home = await mkdtemp(join(folder, 'webkit-'))
  const downloads = join(home, 'downloads')
  const gtk = join(home, '.config', 'gtk-3.0')
  await mkdir(gtk, { recursive: true })
  await mkdir(downloads)
  await writeFile(join(home, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  await writeFile(join(gtk, 'gtk.css'), NARROW_BAR)
  await writeFile(join(gtk, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return { home, downloads }
}

/** Waits until the driver listens. */
async function untilUp(driver: string, process: ChildProcess) {
  while (process.exitCode === null) {
    const isUp = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await pause(50)
  }
  throw new Error('WebKitWebDriver ended before it listened.')
}

async function stop(process: ChildProcess) {
  if (process.exitCode !== null || process.signalCode !== null) return
  const ended = once(process, 'exit')
  process.kill()
  await ended
}

/** Sets the inner size of the window; the protocol includes the bars in its size. */
async function resize(session: Session, size: Size) {
  await session.post('/window/rect', { x: 0, y: 0, ...size })
  const height = await session.run(() => window.innerHeight, null)
  await session.post('/window/rect', { ...size, height: 2 * size.height - height })
}

function toHandle(session: Session, id: string): Handle {
  const act = async (name: string, body: Readonly<Record<string, unknown>> = {}) => {
    await session.post(`/element/${id}/${name}`, body)
  }
  return {
    click: () => act('click'),
    type: (text) => act('value', { text }),
    // The protocol takes several files as one text, a path per line.
    attach: (paths) => act('value', { text: paths.join('\n') }),
  }
}

interface Browser {
  readonly session: Session
  readonly size: Size
  readonly downloads: string
  readonly close: () => Promise<void>
}

/** @param window one of possibly several windows of the browser */
function toTab(browser: Browser, window: string): Tab {
  const { session, size, downloads, close } = browser
  /** The protocol has only one current window. */
  const here = () => session.post('/window', { handle: window })
  return {
    goto: async (url) => {
      await here()
      await session.post('/url', { url })
    },
    reload: async () => {
      await here()
      await session.post('/refresh', {})
    },
    run: async (find, argument) => {
      await here()
      return session.run(find, argument)
    },
    element: async (find, argument) => {
      await here()
      const id = await session.element(find, argument)
      return id === null ? null : toHandle(session, id)
    },
    problems: [],
    downloads,
    another: async () => {
      // A window: a tab stays hidden even after it is brought to the front, and paints nothing.
      const opened = (await session.post('/window/new', { type: 'window' })) as {
        readonly handle: string
      }
      await session.post('/window', { handle: opened.handle })
      await resize(session, size)
      return toTab({ ...browser, close: () => Promise.resolve() }, opened.handle)
    },
    toFront: async () => void (await here()),
    close,
  }
}

const OUTSIDE_URL = `http://${OUTSIDE.host}:${OUTSIDE.port}`

const PROXY = {
  http_proxy: OUTSIDE_URL,
  https_proxy: OUTSIDE_URL,
  no_proxy: '127.0.0.1,localhost',
}

interface DriverOptions {
  readonly program: string
  readonly screen: string
  readonly home: string
  /** Drivers to stop at the end, whatever the state of their sessions. */
  readonly running: Set<ChildProcess>
}

/** Starts a driver with its own home folder, so that nothing of the last user remains. */
async function startDriver({ program, screen, home, running }: DriverOptions) {
  const port = await findFreePort()
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      TZ: TIME_ZONE,
      // Sorts names differently from Spanish browsers: a page must not depend on the order.
      LC_ALL: 'C.UTF-8',
      // Containers forbid the sandbox; only the project's own pages run here.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // WebKitGTK 2.50 sometimes crashes on the protocol's `noProxy`: it reads past the end of the
      // list.
      ...PROXY,
    },
  })
  running.add(driver)
  const url = `http://127.0.0.1:${port}`
  await untilUp(url, driver)
  return { process: driver, url }
}

/**
 * Starts WebKitGTK on its own display, driven by WebDriver.
 *
 * @param folder a temporary folder of this run
 */
export async function launchWebKit(folder: string): Promise<Engine> {
  const program = findDriver()
  const screen = await startScreen()
  const running = new Set<ChildProcess>()
  return {
    open: async (size) => {
      const { home, downloads } = await makeHome(folder)
      const driver = await startDriver({ program, screen: screen.name, home, running })
      const session = await startSession(driver.url, { acceptInsecureCerts: true })
      await resize(session, size)
      const window = await session.get('/window')
      const close = async () => {
        await session.end()
        await stop(driver.process)
        running.delete(driver.process)
      }
      return toTab({ session, size, downloads, close }, String(window))
    },
    // A browser exits when its display is gone.
    close: async () => {
      await Promise.all(Array.from(running, stop))
      await stop(screen.process)
    },
  }
}
