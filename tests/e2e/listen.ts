import type { Server } from 'node:net'
import type { Server as HttpServer } from 'node:http'

/** Listens on this machine only; port 0 takes a free one. @returns the server's origin */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}

/** Stops at once, even if a browser keeps its connections open. */
export async function closeServer(server: HttpServer): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve()
    })
    server.closeAllConnections()
  })
}
