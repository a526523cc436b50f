import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { API_PREFIX } from '@/config/limits'
import type { Arrived } from './client/wire'

interface Media {
  readonly schema: object
  readonly example?: unknown
}

type Content = Readonly<Record<string, Media>>

interface Body {
  readonly content?: Content
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly schema: object
}

interface Operation {
  readonly operationId: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

const ID = 'openapi'

// With the id in front, a reference also resolves from a part of the document.
const TEXT = JSON.stringify(parse(readFileSync('docs/openapi.yaml', 'utf8')))
/** `docs/openapi.yaml`. */
export const DOCUMENT = JSON.parse(TEXT.replaceAll('"#/', `"${ID}#/`)) as Document

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
addFormats(ajv)
ajv.addSchema(DOCUMENT, ID)

/** Resolves a `$ref`; returns other parts unchanged. */
function follow<T extends object>(part: T): T {
  if (!('$ref' in part)) return part
  const keys = String(part.$ref).split('/').slice(1)
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], DOCUMENT) as T
}

/** The calls in document order. */
export const OPERATIONS = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    path,
    method: method.toUpperCase(),
  })),
)

type Call = (typeof OPERATIONS)[number]

/** The documented call for a method and a path below `/api/v1`. */
export function findCall(method: string, path: string): Call | undefined {
  const fits = (template: string) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  const calls = OPERATIONS.filter((call) => call.method === method && fits(call.path))
  return calls.find((call) => call.path === path) ?? calls[0]
}

/** Differences between a value and a schema of the document, one line each. */
export function unlike(schema: object, value: unknown): string[] {
  const validate = ajv.compile(schema)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message = '' }) =>
    `${instancePath} ${message}`.trim(),
  )
}

function parametersUnlike({ parameters = [] }: Call, query: URLSearchParams): string[] {
  const known = new Map(parameters.map(({ name, schema }) => [name, schema]))
  return [...query].flatMap(([name, text]) => {
    const schema = known.get(name)
    if (!schema) return [`the query has ${name}`]
    const isNumber = 'type' in schema && schema.type === 'integer'
    return unlike(schema, isNumber ? Number(text) : text)
  })
}

/** Converts form parts to an object; repeatable parts become lists. */
function toObject(parts: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const files = parts.filter(([, part]) => typeof part !== 'string').map(([name]) => name)
  return Object.fromEntries([
    ...parts,
    ...files.map((file) => [
      file,
      parts.filter(([name]) => name === file).map(([, part]) => (part as { name: string }).name),
    ]),
  ]) as Record<string, unknown>
}

function bodyUnlike({ requestBody }: Call, { type, body }: Arrived): string[] {
  const content = requestBody && follow(requestBody).content
  if (!content || type === null) {
    return content || body !== null ? [`a body of the type ${String(type)}`] : []
  }
  const media = content[type]
  if (!media) return [`the type ${type}`]
  if (type === 'multipart/form-data') return unlike(media.schema, toObject(body as []))
  const isForm = type === 'application/x-www-form-urlencoded'
  return unlike(media.schema, isForm ? toObject([...new URLSearchParams(String(body))]) : body)
}

function securityUnlike({ security }: Call, { authorization }: Arrived): string[] {
  const mayLack = security.length === 0 || security.some((way) => !('bearer' in way))
  const mayHave = security.some((way) => 'bearer' in way)
  if (authorization === null) return mayLack ? [] : ['no bearer']
  return mayHave && /^Bearer \S+$/.test(authorization) ? [] : [`Authorization: ${authorization}`]
}

/** Differences between a request and the document, one line each; null for an undocumented call. */
export function requestUnlike(arrived: Arrived): string[] | null {
  const { pathname, searchParams } = new URL(arrived.address, 'http://host')
  const call = findCall(arrived.method, pathname.replace(API_PREFIX, ''))
  if (!call) return null
  return [
    ...parametersUnlike(call, searchParams),
    ...bodyUnlike(call, arrived),
    ...securityUnlike(call, arrived),
  ].map((line) => `${call.operationId}: ${line}`)
}

/** Differences between a response and the document, one line each. */
export function answerUnlike(call: Call, status: number, body: unknown): string[] {
  const { responses } = call
  const range = `${String(status)[0] ?? ''}XX`
  const response = responses[status] ?? responses[range] ?? responses['default'] ?? {}
  const media = follow(response).content?.['application/json']
  return (media ? unlike(media.schema, body) : []).map((line) => `${call.operationId}: ${line}`)
}

/** Every example of the document, with its schema. */
export function examples(): readonly (readonly [string, object, unknown])[] {
  const ofCalls = OPERATIONS.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((body) =>
      Object.values((body && follow(body).content) ?? {}).map(
        ({ schema, example }) => [operationId, schema, example] as const,
      ),
    ),
  )
  const ofSchemas = Object.entries(DOCUMENT.components.schemas).map(
    ([name, schema]) => [name, schema, 'example' in schema ? schema.example : undefined] as const,
  )
  return [...ofCalls, ...ofSchemas].filter(([, , example]) => example !== undefined)
}
