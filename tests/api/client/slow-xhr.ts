/** A fake XMLHttpRequest whose events the test fires. */
export class SlowXhr {
  static last: SlowXhr | null = null
  status = 0
  responseText = ''
  responseURL = ''
  type: string | null = null
  withCredentials = false
  aborted = false
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {}
  onreadystatechange: () => void = () => undefined
  onload: () => void = () => undefined
  onprogress: () => void = () => undefined
  onerror: () => void = () => undefined
  constructor() {
    SlowXhr.last = this
  }
  open = (_method: string, url: string) => {
    this.responseURL = new URL(url, location.href).href
  }
  setRequestHeader = () => undefined
  getResponseHeader = () => this.type
  send = () => undefined
  abort = () => {
    this.aborted = true
  }
  progress(loaded: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 })
  }
}
