import '@/app/global.css'

/** Plain DOM: what failed may be the very code that draws screens. */
function showBootError(container: HTMLElement, error: unknown) {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.style.cssText = 'max-width: 60ch; margin: 48px auto; padding: 0 18px; font-weight: 600'
  const isEnvError = error instanceof Error && error.name === 'EnvError'
  message.textContent = isEnvError
    ? `La configuración de esta instalación no es válida. ${error.message}`
    : 'La página no se cargó. Revisa tu conexión y recarga.'
  container.replaceChildren(message)
}

/** The demo API must answer before the first screen asks; the name keeps its code out of real builds. */
async function startDemo() {
  const demo = await import('@/mocks/start-demo')
  await demo.startDemo()
  return demo.resetDemo
}

async function boot(container: HTMLElement) {
  try {
    const onDemoReset = import.meta.env.VITE_DEMO === '1' ? await startDemo() : undefined
    const { startApp } = await import('@/app/start')
    await startApp(container, onDemoReset)
  } catch (error) {
    showBootError(container, error)
  }
}

const root = document.getElementById('root')
if (root) void boot(root)
