let loads = 0

/**
 * A module as a reload of the page starts it, with its state anew; what it imports stays. Resetting all
 * modules would make the later files of the worker load the app again.
 *
 * @param path as in an import of its own, such as `@/device/device-store`
 */
export async function importAnew<Module>(path: string): Promise<Module> {
  loads += 1
  return (await import(`${path}?load=${loads}`)) as Module
}
