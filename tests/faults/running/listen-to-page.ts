import { onTestFinished, vi } from 'vitest'

const METHODS = ['log', 'info', 'debug', 'warn', 'error', 'trace'] as const

/** Records console output and unhandled rejections. */
export function listenToPage() {
  const said: string[] = []
  const unhandled: string[] = []
  for (const method of METHODS) {
    const spy = vi.spyOn(console, method)
    // The spy of the setup, which fails the test; spied on again, it stays the same one.
    const report = method === 'warn' || method === 'error' ? spy.getMockImplementation() : undefined
    spy.mockImplementation((...args: unknown[]) => {
      said.push(args.map(String).join(' '))
      report?.(...args)
    })
  }
  const note = (reason: unknown) => unhandled.push(String(reason))
  process.on('unhandledRejection', note)
  onTestFinished(() => {
    process.off('unhandledRejection', note)
  })
  return { said: () => said, unhandled: () => unhandled }
}
