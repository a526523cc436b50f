import { randomInt } from 'node:crypto'
import { createServer, type Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'

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

/** A free port for a program that is started later: below 32768, where systems number their connections. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const server = createServer()
    const isFree = await listen(server, port).then(
      () => true,
      () => false,
    )
    if (isFree) {
      await closeServer(server)
      return port
    }
  }
}
