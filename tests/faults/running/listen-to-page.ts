import { onTestFinished, vi } from 'vitest'

const METHODS = ['log', 'info', 'debug', 'warn', 'error', 'trace'] as const

/** Records console output and unhandled rejections. */
export function listenToPage() {
  const said: string[] = []
  const unhandled: string[] = []
  for (const method of METHODS) {
    const pass = console[method].bind(console)
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      said.push(args.map(String).join(' '))
      if (method === 'warn' || method === 'error') pass(...args)
    })
  }
  const note = (reason: unknown) => unhandled.push(String(reason))
  process.on('unhandledRejection', note)
  onTestFinished(() => {
    process.off('unhandledRejection', note)
  })
  return { said: () => said, unhandled: () => unhandled }
}
