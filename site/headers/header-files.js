/** @typedef {import('./response-headers.js').ResponseHeaders} ResponseHeaders */

/** Sent only over https; see `toNginxMaps`. */
const UPGRADE = 'upgrade-insecure-requests'

const NOTE = 'Written by the build from site/headers/response-headers.js: do not edit.'
const ROBOTS = 'noindex, nofollow'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

/** Policy of API responses, in case a browser shows one as a page. */
const API_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** @param {readonly (readonly [string, string])[]} headers */
const indented = (headers) => headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')

/**
 * Headers in the format of Netlify and Cloudflare Pages.
 *
 * If two rules set the same header for a path, Netlify sends the last one, and Cloudflare joins both by a
 * comma, so that the browser applies both policies. The policy of an area is never less strict than the
 * one of all pages, so both hosts give the area's policy. Caching is set for `/assets/` only: both hosts
 * revalidate everything else by default. Of a repeated permission the last value counts.
 *
 * The policies of the worker and of the sharing pictures allow more, so those of `/*` are removed first: Cloudflare
 * drops a header after `!`, and Netlify ignores a line without a colon (docs/decisions/024).
 * @param {ResponseHeaders} headers
 */
export function toHeadersFile({
  everywhere,
  publicPolicy,
  publicPermissions,
  areas,
  worker,
  sharePictures,
}) {
  const secure = (/** @type {string} */ policy) => `${policy}; ${UPGRADE}`
  /** @param {string} path @param {string} name @param {string} value */
  const replacing = (path, name, value) => `${path}\n  ! ${name}\n${indented([[name, value]])}`
  const rules = areas.flatMap(({ path, policy, permissions, hidden }) =>
    [path, `${path}/*`].map(
      (pattern) =>
        `${pattern}\n${indented([
          ['Content-Security-Policy', secure(policy)],
          ['Permissions-Policy', permissions],
          ...(hidden ? [/** @type {const} */ (['X-Robots-Tag', ROBOTS])] : []),
        ])}`,
    ),
  )
  return [
    `# ${NOTE}\n`,
    `/*\n${indented([
      ...Object.entries(everywhere),
      ['Permissions-Policy', publicPermissions],
      ['Content-Security-Policy', secure(publicPolicy)],
    ])}`,
    ...rules,
    replacing(`${worker.path}/*`, 'Content-Security-Policy', secure(worker.policy)),
    ...sharePictures.map((path) => replacing(path, RESOURCE_POLICY, 'cross-origin')),
    `/assets/*\n${indented([['Cache-Control', IMMUTABLE]])}`,
  ].join('\n')
}

/** @param {string} text */
const quoted = (text) => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`

/** @param {string} source @param {string} target @param {readonly (readonly [string, string])[]} rows */
function map(source, target, rows) {
  const lines = rows.map(([key, value]) => `    ${key} ${value};\n`).join('')
  return `map ${source} ${target} {\n${lines}}\n`
}

/**
 * The same headers as variables for `deploy/nginx.conf`. nginx omits a header with an empty value, which
 * limits HSTS to https. The server sets `$vj_path` to the requested path, because `$uri` becomes the
 * served file.
 *
 * Also maps other spellings of a page's address, such as `/reclamo/` and `/faq`, to redirects.
 * @param {ResponseHeaders} headers
 * @param {readonly string[]} addresses of the pages, such as `/FAQ`
 */
export function toNginxMaps(
  { everywhere, publicPolicy, publicPermissions, areas, worker, sharePictures },
  addresses,
) {
  const {
    'Strict-Transport-Security': hsts = '',
    [RESOURCE_POLICY]: resourcePolicy = '',
    ...rest
  } = everywhere
  // Case-insensitive, like the app's router.
  const key = (/** @type {string} */ path) => quoted(`~*^${path}(/|$)`)
  const secure = (/** @type {string} */ policy) => quoted(`${policy}$vj_upgrade`)
  const hidden = areas.filter((area) => area.hidden)
  const fixed = Object.entries(rest).map(([name, value]) =>
    map('""', `$vj_${name.toLowerCase().replaceAll('-', '_')}`, [['default', quoted(value)]]),
  )
  return [
    `# ${NOTE}\n`,
    '# The scheme that the visitor uses. What a header says of it counts only from a proxy that ends TLS\n' +
      '# and is named in nginx.conf: any visitor can write one.\n' +
      map('"$vj_from_proxy:$http_x_forwarded_proto:$scheme"', '$vj_scheme', [
        ['"~^1:https(:|,)"', 'https'],
        ['"~^1::https$"', 'https'],
        ['"~^0:.*:https$"', 'https'],
        ['default', 'http'],
      ]),
    map('$vj_scheme', '$vj_upgrade', [
      ['https', quoted(`; ${UPGRADE}`)],
      ['default', '""'],
    ]),
    map('$vj_scheme', '$vj_strict_transport_security', [
      ['https', quoted(hsts)],
      ['default', '""'],
    ]),
    map('$vj_path', '$vj_content_security_policy', [
      ['default', secure(publicPolicy)],
      ...areas.map(({ path, policy }) => /** @type {const} */ ([key(path), secure(policy)])),
      [key(worker.path), secure(worker.policy)],
      [key('/api'), quoted(API_POLICY)],
    ]),
    map('$vj_path', '$vj_permissions_policy', [
      ['default', quoted(publicPermissions)],
      ...areas.map(
        ({ path, permissions }) => /** @type {const} */ ([key(path), quoted(permissions)]),
      ),
    ]),
    map('$vj_path', '$vj_cross_origin_resource_policy', [
      ['default', quoted(resourcePolicy)],
      ...sharePictures.map((path) => /** @type {const} */ ([quoted(path), 'cross-origin'])),
    ]),
    map('$vj_path', '$vj_x_robots_tag', [
      ['default', '""'],
      ...hidden.map(({ path }) => /** @type {const} */ ([key(path), quoted(ROBOTS)])),
    ]),
    map('$vj_path', '$vj_moved', [
      ['default', '""'],
      ...addresses.flatMap((path) => [
        /** @type {const} */ ([quoted(`~^${path}$`), '""']),
        /** @type {const} */ ([quoted(`~*^${path}/?$`), quoted(path)]),
      ]),
    ]),
    '# A missing asset must not be remembered as missing.\n' +
      map('"$status:$vj_path"', '$vj_cache_control', [
        ['default', 'no-cache'],
        ['"~^(200|206|304):/assets/"', quoted(IMMUTABLE)],
        ['"~^[0-9]+:/api/"', 'no-store'],
      ]),
    ...fixed,
  ].join('\n')
}
