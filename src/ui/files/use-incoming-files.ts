import { useEffect, useEffectEvent } from 'react'

/** Accepts pasted pictures, and keeps the browser from opening files dropped beside the field. */
export function useIncomingFiles(onPaste: (files: readonly File[]) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData
    // Office programs add a picture to copied text.
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
