/** @typedef {Readonly<Record<string, unknown>>} Part */

/**
 * One shape of a value. `types` is null for any type, `values` for any value of the type.
 * @typedef {{
 *   readonly types: readonly string[] | null,
 *   readonly values: readonly unknown[] | null,
 *   readonly properties: Part,
 *   readonly required: readonly string[],
 *   readonly items: unknown,
 *   readonly additional: unknown,
 *   readonly maxLength: number,
 *   readonly maximum: number,
 * }} Shape
 */

/** Error in the document itself; the message is a sentence. */
export class UnclearDocument extends Error {}

/** Limit of alternatives per schema, to keep a report readable. */
const MOST_SHAPES = 100

/** @param {unknown} value @returns {Part} */
export const asPart = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? /** @type {Part} */ (value)
    : {}

/** @param {unknown} value @returns {readonly unknown[]} */
export const asList = (value) => (Array.isArray(value) ? value : [])

/** @param {unknown} value @returns {readonly string[]} */
const asTexts = (value) =>
  asList(typeof value === 'string' ? [value] : value).filter((text) => typeof text === 'string')

/** @param {string} key of a reference */
function unescape(key) {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}

/** @param {Part} root @param {string} reference */
function find(root, reference) {
  if (!reference.startsWith('#/')) {
    throw new UnclearDocument(
      `\`${reference}\` leads out of the document: publish one that holds everything.`,
    )
  }
  const keys = reference
    .slice(2)
    .split('/')
    .map((key) => unescape(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  /** @type {unknown} */
  let at = root
  for (const key of keys) at = Object.hasOwn(asPart(at), key) ? asPart(at)[key] : undefined
  if (at === undefined) throw new UnclearDocument(`\`${reference}\` leads nowhere.`)
  return asPart(at)
}

/**
 * Resolves references; properties beside a `$ref` are merged in.
 * @param {Part} root
 * @param {unknown} part
 * @param {Set<string>} [passed] references followed so far
 * @returns {Part}
 * @throws {UnclearDocument} for an unknown or circular reference
 */
export function follow(root, part, passed = new Set()) {
  let at = asPart(part)
  while (typeof at['$ref'] === 'string') {
    const { $ref: reference, ...beside } = at
    if (passed.has(reference)) {
      throw new UnclearDocument(`\`${reference}\` is made of itself: a circle of references.`)
    }
    passed.add(reference)
    at = { ...find(root, reference), ...beside }
  }
  return at
}

/** @param {unknown} value */
function typeOf(value) {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

/** @param {Part} schema @returns {readonly string[] | null} */
function typesOf(schema) {
  const said = asTexts(schema['type'])
  if (said.length > 0) return schema['nullable'] === true ? [...said, 'null'] : said
  if ('enum' in schema) return [...new Set(asList(schema['enum']).map(typeOf))]
  if ('const' in schema) return [typeOf(schema['const'])]
  if ('properties' in schema) return ['object']
  return 'items' in schema ? ['array'] : null
}

/** @param {unknown} value */
const orEndless = (value) => (typeof value === 'number' ? value : Infinity)

/** @param {Part} schema @returns {Shape} */
function ownShape(schema) {
  const constant = 'const' in schema ? [schema['const']] : null
  return {
    types: typesOf(schema),
    values: 'enum' in schema ? asList(schema['enum']) : constant,
    properties: asPart(schema['properties']),
    required: asTexts(schema['required']),
    items: schema['items'],
    additional: schema['additionalProperties'],
    maxLength: orEndless(schema['maxLength']),
    maximum: orEndless(schema['maximum']),
  }
}

/**
 * True if every value of `type` is also one of `other`.
 * @param {string} type @param {string} other
 */
export const isType = (type, other) => type === other || (type === 'integer' && other === 'number')

/**
 * @param {readonly string[] | null} a
 * @param {readonly string[] | null} b
 */
function bothTypes(a, b) {
  if (a === null || b === null) return a ?? b
  return [
    ...a.filter((type) => b.some((other) => isType(type, other))),
    ...b.filter((type) => !a.includes(type) && a.some((other) => isType(type, other))),
  ]
}

/** Intersection of two shapes. @param {Shape} a @param {Shape} b @returns {Shape} */
function both(a, b) {
  const shared = Object.keys(a.properties).filter((key) => key in b.properties)
  /** @type {readonly (readonly [string, Part])[]} */
  const joined = shared.map((key) => [key, { allOf: [a.properties[key], b.properties[key]] }])
  const properties = { ...a.properties, ...b.properties, ...Object.fromEntries(joined) }
  const { values } = b
  return {
    types: bothTypes(a.types, b.types),
    values:
      a.values && values ? a.values.filter((one) => values.includes(one)) : (a.values ?? values),
    properties,
    required: [...new Set([...a.required, ...b.required])],
    items: a.items ?? b.items,
    additional:
      a.additional === false || b.additional === false ? false : (a.additional ?? b.additional),
    maxLength: Math.min(a.maxLength, b.maxLength),
    maximum: Math.min(a.maximum, b.maximum),
  }
}

/**
 * All shapes that a schema allows; expands `anyOf`, `oneOf` and `allOf`, but not properties and items.
 * @param {Part} root
 * @param {unknown} schema
 * @param {ReadonlySet<string>} [passed]
 * @returns {readonly Shape[]}
 * @throws {UnclearDocument}
 */
export function shapesOf(root, schema, passed = new Set()) {
  const way = new Set(passed)
  const own = follow(root, schema, way)
  /** @param {unknown} part */
  const expand = (part) => shapesOf(root, part, way)
  const groups = [
    ...asList(own['allOf']).map(expand),
    ...['anyOf', 'oneOf']
      .filter((key) => key in own)
      .map((key) => asList(own[key]).flatMap(expand)),
  ]
  /** @type {readonly Shape[]} */
  let shapes = [ownShape(own)]
  for (const group of groups) {
    shapes = shapes
      .flatMap((shape) => group.map((other) => both(shape, other)))
      .filter(({ types }) => types === null || types.length > 0)
      .slice(0, MOST_SHAPES)
  }
  return shapes
}

/** Shapes other than null. @param {readonly Shape[]} shapes */
export const notNull = (shapes) =>
  shapes.filter(({ types }) => types === null || types.some((type) => type !== 'null'))

/** @param {readonly Shape[]} shapes */
export const mayBeNull = (shapes) =>
  shapes.some(({ types }) => types === null || types.includes('null'))
