import { builtinEnvironments, type Environment } from 'vitest/runtime'

/**
 * jsdom brings its own File, FormData and AbortSignal, which Node's fetch cannot read: an upload
 * arrives as a file named "blob" that holds the text "undefined". Node's own classes stay.
 */
const NODE_CLASSES = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'File',
  'Blob',
  'AbortController',
  'AbortSignal',
  'DOMException',
  'URL',
  'URLSearchParams',
  'BroadcastChannel',
  'MessageChannel',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
] as const

const cloneInNode = structuredClone

function holdsFile(value: unknown, seen = new Set<object>()): boolean {
  if (typeof value !== 'object' || value === null || seen.has(value)) return false
  seen.add(value)
  return value instanceof File || Object.values(value).some((inner) => holdsFile(inner, seen))
}

/**
 * Node 20 clones a File into a Blob without a name, so that a stored draft would lose its files.
 * Browsers keep the name. A File never changes, hence the copy may share it.
 */
function cloneKeepingFiles(value: unknown, options?: StructuredSerializeOptions): unknown {
  if (!holdsFile(value)) return cloneInNode(value, options)
  if (value instanceof File) return value
  if (Array.isArray(value)) return value.map((inner) => cloneKeepingFiles(inner, options))
  const entries = Object.entries(value as object)
  return Object.fromEntries(entries.map(([key, inner]) => [key, cloneKeepingFiles(inner, options)]))
}

const { jsdom } = builtinEnvironments

const environment: Environment = {
  name: 'jsdom-with-node-fetch',
  viteEnvironment: 'client',
  async setup(global: Record<string, unknown>, options) {
    const kept = Object.fromEntries(NODE_CLASSES.map((name) => [name, global[name]]))
    const { teardown } = await jsdom.setup(global, options)
    Object.assign(global, kept, { structuredClone: cloneKeepingFiles })
    // React would tag each element for a debugger that nobody has attached.
    Reflect.deleteProperty(console, 'createTask')
    return { teardown }
  },
}

export default environment
