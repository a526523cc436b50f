import process from 'node:process'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** @param {string} sentence */
function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

// The app's modules are imported after this check: an old Node may fail to parse them.
if (major < 20 || (major === 20 && minor < 19)) {
  stop(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer, then run npm start again.`,
  )
}

try {
  const { startDemo } = await import('./demo/start-demo.js')
  await startDemo(process.argv.slice(2))
} catch (error) {
  const { explain } = await import('./demo/explain.js')
  stop(explain(error))
}
