import { builtinEnvironments, type Environment } from 'vitest/runtime'

/**
 * jsdom has its own File, FormData and AbortSignal, which Node's fetch cannot read: an upload would arrive
 * as a file named "blob" with the text "undefined". This environment keeps Node's classes.
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
 * Node 20 clones a File into a Blob without a name, so a stored draft would lose its files. Browsers keep
 * the name. A File is immutable, so the clone can share it.
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
    // Without it React adds debug data to each element.
    Reflect.deleteProperty(console, 'createTask')
    return { teardown }
  },
}

export default environment
