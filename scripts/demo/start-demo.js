import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { serveBuild } from '../../site/serve-build.js'
import { buildDemo } from './demo-build.js'

/**
 * `npm start`: serves the production build with the embedded demo API. The server listens before the build,
 * so that a port in use fails at once and an early request waits.
 * @param {readonly string[]} args
 */
export async function startDemo(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '5173' },
      // Same folder as `npm run build:demo`.
      outDir: { type: 'string', default: 'dist-demo' },
    },
  })
  const { outDir } = values
  const port = Number(values.port)
  /** @type {() => void} */
  let open = () => undefined
  /** @type {Promise<void>} */
  const isBuilt = new Promise((resolve) => (open = resolve))
  await preview({
    configFile: false,
    logLevel: 'error',
    plugins: [serveBuild(isBuilt)],
    build: { outDir },
    preview: { host: 'localhost', port, strictPort: true },
  })
  const people = await buildDemo(outDir, () =>
    console.log('Building the demo, as after every change of its sources…'),
  )
  open()
  console.log(`
  Vuelo Justo with the demo API   http://localhost:${port}
  Sign in ("Entrar"), one press   ${people.join(', ')}
  Stop                            Ctrl+C
`)
}
