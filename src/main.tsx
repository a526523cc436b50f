import '@/ui/theme/tokens.css'
import '@/app/global.css'
import { captureEarlyInput } from './app/start/early-input'
import { matchPrerender, type PrerenderMatch } from './app/start/match-prerender'
import { takeStartNotice } from './app/start/start-notice'
import { importWithRetry } from './ui/browser/import-with-retry'
import { nextTask } from './ui/browser/next-task'

const STILL_LOST =
  'Esta página sigue sin cargarse. Copia lo que escribiste: recargar la página lo borra.'

function failureText(error: unknown, match: PrerenderMatch): string | undefined {
  const { name, cause } = error instanceof Error ? error : new Error()
  // A production build validates its configuration, so only developers see this.
  if (import.meta.env.DEV && cause instanceof Error && cause.name === 'EnvError') {
    return `La configuración de esta instalación no es válida. ${cause.message}`
  }
  if (import.meta.env.VITE_DEMO === '1' && name === 'DemoError') {
    return 'La demo no está disponible en este navegador: necesita un service worker. Ábrela en una ventana normal, con https o en localhost.'
  }
  return match === 'mismatch'
    ? 'No se cargó la página que pediste: esta es la de inicio. Revisa tu conexión y recarga.'
    : undefined
}

/** The demo API must answer before the first request. The variable keeps its code out of real builds. */
async function startDemo() {
  const demo = await importWithRetry(() => import('@/mocks/start-demo'))
  try {
    await demo.startDemo()
  } catch (cause) {
    // Never falls back to a real API: a demo claim would become a real one.
    throw Object.assign(new Error('The demo API did not start', { cause }), { name: 'DemoError' })
  }
  return demo.resetDemo
}

/** Evaluates the code in several tasks: one long task would block a slow phone. */
async function loadApp() {
  await importWithRetry(() => import('./app/start/stage-react'))
  await nextTask()
  await importWithRetry(() => import('./app/start/stage-router'))
  await nextTask()
  const app = await importWithRetry(() => import('./app/start/start'))
  await nextTask()
  return app
}

/** Prefetches the data of a private page while its code loads. */
async function startReads() {
  const { prefetchPageData } = await import('./app/start/prefetch-page-data')
  const { pathname, search } = location
  const { usr: state = null } = (history.state ?? {}) as { readonly usr?: unknown }
  await prefetchPageData({ pathname, search, state }, import.meta.env.BASE_URL)
}

/** Requests the rest of a shell's code, while the code of its first calls arrives. */
function preloadNext(files: string | undefined) {
  for (const href of files?.split(' ') ?? []) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
  }
}

function boot(container: HTMLElement) {
  const match = matchPrerender(container.dataset['page'], location, import.meta.env.BASE_URL)
  const isOther = match === 'mismatch'
  const isShell = match === 'shell'
  // Hidden, because it is not the requested page, but shown if that one fails to load.
  container.hidden = isOther
  const notice = takeStartNotice()
  let hasFailed = false
  const handOver = captureEarlyInput(container, () => !hasFailed)

  const start = async () => {
    const onDemoReset = import.meta.env.VITE_DEMO === '1' ? await startDemo() : undefined
    if (!hasFailed) preloadNext(container.dataset['next'])
    // After a failure the page requests the data itself.
    if (container.dataset['family'] && !hasFailed) startReads().catch(() => undefined)
    const { prepare, startApp } = await loadApp()
    const { isLoaded, ...prepared } = await prepare(match)
    // Keeps a prerendered page that works rather than an error screen.
    if (!isLoaded && match === 'match') throw new Error('The screen did not come')
    await nextTask()
    if (isOther) container.replaceChildren()
    container.hidden = false
    startApp(container, {
      ...prepared,
      onDemoReset,
      onReady: () => {
        notice.discard()
        handOver(hasFailed)
        performance.mark('app-ready')
      },
    })
  }
  let isUnderWay = false
  const tryToStart = () => {
    if (isUnderWay) return
    isUnderWay = true
    start().catch((error: unknown) => {
      const text = failureText(error, match) ?? (hasFailed ? STILL_LOST : undefined)
      // Some browsers cache a failed import until the page reloads.
      const onRetry = hasFailed || isShell ? null : tryToStart
      hasFailed = true
      isUnderWay = false
      container.hidden = false
      notice.show({ container, match, text, onRetry })
    })
  }
  addEventListener('online', () => {
    if (!hasFailed) return
    if (isShell) location.reload()
    else tryToStart()
  })
  tryToStart()
}

/** The entry script is `async`, for an early first paint: it may run before the DOM is complete. */
function domReady(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })
}

void domReady().then(() => {
  const root = document.getElementById('root')
  if (root) boot(root)
})
