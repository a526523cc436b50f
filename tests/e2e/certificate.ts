import { spawnSync } from 'node:child_process'
import { findProgram } from './find-program'

/** A key and a certificate for this run, as one PEM text. */
export function makeCertificate(): string {
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
