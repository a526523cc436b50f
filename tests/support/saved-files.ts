import { vi } from 'vitest'

/** Collects the files that the page saves from now on; jsdom has no object URLs. */
export function collectSavedFiles(): Blob[] {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:saved'
  })
  return files
}
