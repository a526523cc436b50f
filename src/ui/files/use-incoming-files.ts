import { useEffect, useEffectEvent } from 'react'

/**
 * Watches the window while a file field is on the page: a picture pasted anywhere is handed over,
 * and files dropped beside the field do not open in place of the page.
 */
export function useIncomingFiles(onPaste: (files: readonly File[]) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData
    // Text copied from an office program brings a picture of itself along.
    if (!data || data.files.length === 0 || data.types.includes('text/plain')) return
    event.preventDefault()
    onPaste([...data.files])
  })

  useEffect(() => {
    const gone = new AbortController()
    const refuseDrop = (event: DragEvent) => {
      const data = event.dataTransfer
      if (event.defaultPrevented || !data?.types.includes('Files')) return
      event.preventDefault()
      data.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuseDrop, gone)
    window.addEventListener('drop', refuseDrop, gone)
    window.addEventListener('paste', (event) => paste(event), gone)
    return () => gone.abort()
  }, [])
}
