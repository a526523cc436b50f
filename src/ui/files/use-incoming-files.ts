import { useEffect, useEffectEvent } from 'react'

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}

/**
 * Watches the window while a file field is on the page: a picture pasted anywhere is handed over,
 * and files dropped beside the field do not open in place of the page.
 */
export function useIncomingFiles(onPaste: (files: readonly File[]) => void) {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData
    // Text copied from an office program brings a picture of itself along.
    if (!data || data.files.length === 0 || data.types.includes('text/plain')) return
    event.preventDefault()
    onPaste([...data.files])
  })

  useEffect(() => {
    const refuseDrop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    const paste = (event: ClipboardEvent) => handlePaste(event)
    window.addEventListener('dragover', refuseDrop)
    window.addEventListener('drop', refuseDrop)
    window.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragover', refuseDrop)
      window.removeEventListener('drop', refuseDrop)
      window.removeEventListener('paste', paste)
    }
  }, [])
}
