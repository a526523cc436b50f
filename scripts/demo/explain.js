/** Error codes of a folder that cannot be written. */
const WRITE_ERRORS = ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENOSPC']

/**
 * Message for a failed `npm start`: a sentence with advice for common errors, else the stack.
 * @param {unknown} error
 */
export function explain(error) {
  const { code = '', message, path = '', stack } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code === 'ERR_MODULE_NOT_FOUND') {
    return 'The libraries are not installed: run npm ci, then npm start again.'
  }
  // Vite gives this error no code.
  const port = /^Port (\d+) is already in use/.exec(message)?.[1]
  if (port !== undefined) {
    return `Port ${port} is taken, perhaps by this app in another terminal: stop what runs there, or choose another port: npm start -- --port ${Number(port) + 1}`
  }
  if (WRITE_ERRORS.includes(code)) {
    return `The build cannot be written to ${path} (${code}): make it a writable folder, or delete it, then run npm start again.`
  }
  return stack ?? String(error)
}
