import { createServer } from 'node:https'
import { makeCertificate } from '@tests/e2e/certificate'
import { closeServer, listen } from '@tests/e2e/listen'

/** Texts of the card provider's page. */
export const CARD_PAGE = 'Datos de tu tarjeta'

/** Serves the card provider's page on this machine, over https, because the app navigates nowhere else. */
export async function startCardSite(): Promise<{
  readonly url: string
  readonly close: () => Promise<void>
}> {
  const pem = makeCertificate()
  const server = createServer({ key: pem, cert: pem }, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>Tarjeta</title><h1>${CARD_PAGE}</h1>`)
  })
  const origin = await listen(server, 0)
  return { url: origin.replace('http:', 'https:'), close: () => closeServer(server) }
}
