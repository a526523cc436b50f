/** The Web Share API; undefined in older browsers and on many desktops, despite the types. */
export function findShare(): Navigator['share'] | undefined {
  const { share } = navigator as Partial<Navigator>
  return share?.bind(navigator)
}

/** Opens the share dialog of the device; false if there is none or it fails. Closing it counts as done. */
export async function shareByDevice(data: ShareData): Promise<boolean> {
  const share = findShare()
  if (share === undefined) return false
  try {
    await share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
