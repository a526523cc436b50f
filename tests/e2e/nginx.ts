import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { findProgram } from './find-program'
import { findFreePort } from './listen'

const SITE_CONFIG = 'deploy/nginx.conf'

export interface NginxOptions {
  /** Folder of a build. */
  readonly dir: string
  /** Origin of the API that `/api/v1/` is proxied to. */
  readonly api: string
  /** Address of the proxy whose scheme header is trusted. Default: none. */
  readonly proxy?: string
}

export interface Nginx {
  readonly url: string
  /** Content of the access log. */
  readonly readLog: () => string
  /** Content of the error log. */
  readonly readErrors: () => string
  readonly close: () => Promise<void>
}

const NGINX = {
  names: ['nginx'],
  variable: 'NGINX_PATH',
  title: 'nginx',
  debian: 'nginx-light',
  folders: ['/usr/sbin', '/usr/local/sbin'],
}

function hasNginx(): boolean {
  try {
    return findProgram(NGINX) !== ''
  } catch {
    return false
  }
}

/** Whether to run the tests that need nginx. A local run without nginx skips them and says so; CI must have it. */
export const canRunNginx = Boolean(process.env['CI']) || hasNginx()
if (!canRunNginx) console.info('Tests behind nginx are left out: there is none here.')

/** The list of MIME types is beside the configuration that nginx was built to read. */
function findMimeTypes(program: string): string {
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' })
  const config = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf'
  return join(dirname(config), 'mime.types')
}

/** The committed configuration with the paths of this run. @throws when a line to replace is missing */
function adapt(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((config, [line, replacement]) => {
    if (!config.includes(line)) throw new Error(`${SITE_CONFIG} has no line "${line}"`)
    return config.replaceAll(line, replacement)
  }, text)
}

/** nginx without privileges: one process that writes only below `prefix`. */
function mainConfig(prefix: string, mimeTypes: string): string {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${prefix}/${name};`)
    .join('\n')
  return `daemon off;
master_process off;
pid ${prefix}/nginx.pid;
error_log ${prefix}/main.log warn;
events {}
http {
include ${mimeTypes};
default_type application/octet-stream;
access_log off;
${bodies}
include ${prefix}/site.conf;
}
`
}

/** @returns false if another program has taken the port meanwhile */
async function waitUntilUp(url: string, child: ChildProcess, readErrors: () => string) {
  for (;;) {
    if (child.exitCode !== null) {
      if (readErrors().includes('Address already in use')) return false
      throw new Error(`nginx did not start:\n${readErrors()}`)
    }
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return true
    await new Promise((proceed) => setTimeout(proceed, 20))
  }
}

/**
 * Starts a real nginx with the configuration of `deploy/` on a free port.
 *
 * @throws when nginx is missing or rejects the configuration
 */
export async function startNginx({ dir, api, proxy }: NginxOptions): Promise<Nginx> {
  const program = findProgram(NGINX)
  const port = await findFreePort()
  const prefix = await mkdtemp(join(tmpdir(), 'vuelo-justo-nginx-'))
  const site = adapt(readFileSync(SITE_CONFIG, 'utf8'), [
    ['/srv/vuelo-justo/dist', resolve(dir)],
    ['# 192.0.2.10 1;', proxy === undefined ? '#' : `${proxy} 1;`],
    ['server 127.0.0.1:8000;', `server ${new URL(api).host};`],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/var/log/nginx/vuelo-justo.log', `${prefix}/access.log`],
    ['/var/log/nginx/vuelo-justo-error.log crit;', `${prefix}/error.log warn;`],
  ])
  await writeFile(join(prefix, 'site.conf'), site)
  await writeFile(join(prefix, 'nginx.conf'), mainConfig(prefix, findMimeTypes(program)))

  let said = ''
  const child = spawn(program, ['-p', prefix, '-c', 'nginx.conf', '-e', `${prefix}/main.log`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const read = (name: string) => {
    try {
      return readFileSync(join(prefix, name), 'utf8')
    } catch {
      return ''
    }
  }
  const readErrors = () => said + read('main.log') + read('error.log')
  const url = `http://127.0.0.1:${port}`
  const isUp = await waitUntilUp(url, child, readErrors)
  if (!isUp) {
    await rm(prefix, { recursive: true })
    return startNginx({ dir, api, ...(proxy !== undefined && { proxy }) })
  }
  return {
    url,
    readLog: () => read('access.log'),
    readErrors,
    close: async () => {
      const ended = new Promise((proceed) => child.once('exit', proceed))
      child.kill('SIGTERM')
      await ended
      await rm(prefix, { recursive: true })
    },
  }
}
