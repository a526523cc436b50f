import '@/app/global.css'
import { watchEarlyInput } from '@/app/boot/early-input'
import { markupFor } from '@/app/boot/prerendered-page'

function bootErrorText(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (error instanceof Error && name === 'EnvError') {
    return `La configuración de esta instalación no es válida. ${error.message}`
  }
  return name === 'DemoError'
    ? 'La demo no está disponible en este navegador: necesita un service worker. Ábrela en una ventana normal, con https o en localhost.'
    : 'La página no se cargó. Revisa tu conexión y recarga.'
}

/** Plain DOM: what failed may be the very code that draws screens. */
function showBootError(container: HTMLElement, error: unknown) {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.style.cssText = 'max-width: 60ch; margin: 48px auto; padding: 0 18px; font-weight: 600'
  message.textContent = bootErrorText(error)
  container.replaceChildren(message)
}

/** The demo API must answer before the first screen asks; the name keeps its code out of real builds. */
async function startDemo() {
  const demo = await import('@/mocks/start-demo')
  try {
    await demo.startDemo()
  } catch (cause) {
    // Never on to a real API from here: what was meant as play would become a real claim.
    throw Object.assign(new Error('The demo API did not start', { cause }), { name: 'DemoError' })
  }
  return demo.resetDemo
}

/** Lets the browser answer whoever is using the page already, before the next piece of code. */
const breathe = () => new Promise((resolve) => setTimeout(resolve))

/** Code in stages, one task each: evaluated as one, it would block a slow phone while it is read. */
async function loadApp() {
  await import('@/app/boot/stage-react')
  await breathe()
  await import('@/app/boot/stage-router')
  await breathe()
  const { loadFirstScreen, startApp } = await import('@/app/start')
  await breathe()
  return { loadFirstScreen, startApp }
}

async function boot(container: HTMLElement) {
  const markup = markupFor(container.dataset['page'], location, import.meta.env.BASE_URL)
  if (markup === 'another page') container.replaceChildren()
  const handOver = watchEarlyInput(container)
  try {
    const onDemoReset = import.meta.env.VITE_DEMO === '1' ? await startDemo() : undefined
    const { loadFirstScreen, startApp } = await loadApp()
    const isLoaded = await loadFirstScreen()
    await breathe()
    startApp(container, {
      markup: isLoaded ? markup : null,
      onDemoReset,
      onReady: () => {
        handOver()
        performance.mark('app-ready')
      },
    })
  } catch (error) {
    showBootError(container, error)
  }
}

/** The entry is fetched `async`, so that the first paint does not wait for it: it may come before the page has. */
function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })
}

void whenParsed().then(() => {
  const root = document.getElementById('root')
  if (root) void boot(root)
})
