/** Some browsers start the download only well after the click has been handled. */
const REVOKE_AFTER_MS = 10_000

/** Hands content to the person as a file, and lets its memory go afterwards. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
