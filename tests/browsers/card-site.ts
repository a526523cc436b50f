import { spawnSync } from 'node:child_process'
import { createServer } from 'node:https'
import { findProgram } from '@tests/e2e/find-program'
import { closeServer, listen } from '@tests/e2e/listen'

/** Texts of the card provider's page. */
export const CARD_PAGE = 'Datos de tu tarjeta'

/** A key and a certificate for this run, as one PEM text. */
function makeCertificate(): string {
  const program = findProgram({
    names: ['openssl'],
    variable: 'OPENSSL_PATH',
    title: 'OpenSSL',
    debian: 'openssl',
  })
  const args =
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -keyout - -out -'.split(' ')
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`OpenSSL made no certificate: ${stderr}`)
  return stdout
}

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
