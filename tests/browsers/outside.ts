import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { findProgram } from '@tests/e2e/find-program'
import { closeServer, listen } from '@tests/e2e/listen'

/** The card provider's host, as the tests' API names it. */
const CARD_HOST = 'cards.prueba.test'

/** The words of the card provider's page. */
export const CARD_PAGE = 'Datos de tu tarjeta'

/** A key and a certificate for this run, in one text. */
function makeCertificate(): string {
  const program = findProgram({
    names: ['openssl'],
    variable: 'OPENSSL_PATH',
    title: 'OpenSSL',
    debian: 'openssl',
  })
  const { status, stdout, stderr } = spawnSync(
    program,
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'].concat(
      ['-subj', `/CN=${CARD_HOST}`, '-addext', `subjectAltName=DNS:${CARD_HOST}`],
      ['-keyout', '-', '-out', '-'],
    ),
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`OpenSSL made no certificate: ${stderr}`)
  return stdout
}

/**
 * Stands for every host but this machine, so that a run needs no network: a proxy behind which lives
 * the card provider alone.
 */
export async function startOutside(): Promise<{
  readonly host: string
  readonly close: () => Promise<void>
}> {
  const pem = makeCertificate()
  const cards = createSecureServer({ key: pem, cert: pem }, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>Tarjeta</title><h1>${CARD_PAGE}</h1>`)
  })
  const proxy = createServer((_request, response) => {
    response.writeHead(502).end()
  })
  proxy.on('connect', ({ url }, socket) => {
    socket.on('error', () => undefined)
    if (url === `${CARD_HOST}:443`) {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      cards.emit('connection', socket)
    } else socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  const url = await listen(proxy, 0)
  return { host: new URL(url).host, close: () => closeServer(proxy) }
}
