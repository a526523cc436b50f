import {
  delay,
  getResponse,
  HttpResponse,
  type HttpResponseResolver,
  type RequestHandler,
} from 'msw'
import { breakShapes, growHuge } from './distort'

type RealAnswer = () => Promise<Response | undefined>

interface Fault {
  /** Suffix of `#fallo-` that triggers the fault by hand. */
  readonly tag: string
  readonly answer: (real: RealAnswer) => Promise<Response | undefined> | Response
}

const SLOW_MS = 8000

const HTML_PAGE = '<!doctype html><html><body><h1>Portal cautivo</h1></body></html>'

const refusedWith = (status: number, detail: unknown) => () =>
  HttpResponse.json({ detail }, { status })

const page = (status: number) => () => HttpResponse.html(HTML_PAGE, { status })

const rawJson = (text: string) => () =>
  new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } })

async function distorted(real: RealAnswer, change: (body: unknown) => unknown): Promise<Response> {
  const answer = await real()
  const body: unknown = answer ? await answer.json().catch(() => null) : null
  return HttpResponse.json(change(body) as object)
}

/**
 * All faults of a call. Tests use the names with `fault(name)`. By hand, write `#fallo-{tag}`, such
 * as `#fallo-500`, in the field of the call:
 *
 * | call                                  | field                                                 |
 * |---------------------------------------|-------------------------------------------------------|
 * | sign-in, registration, recovery       | the e-mail: `ana#fallo-500@demo.cl`                   |
 * | password reset                        | the new password                                      |
 * | profile save                          | the name                                              |
 * | claim and contact message             | the message                                           |
 * | claims list of the staff              | the e-mail filter                                     |
 * | new or edited claim of the staff      | Next Step                                             |
 * | customer look-up before a charge      | the e-mail of the claim                               |
 * | charge                                | the subject, which holds the name of the claim        |
 * | own claims, earnings, card, user list | the address in the profile of the user                |
 */
export const FAULTS = {
  offline: { tag: 'sin-red', answer: () => HttpResponse.error() },
  reset: { tag: 'reset', answer: () => HttpResponse.error() },
  never: {
    tag: 'nunca',
    answer: async () => {
      await delay('infinite')
      return undefined
    },
  },
  slow: {
    tag: 'lento',
    answer: async (real) => {
      await delay(SLOW_MS)
      return real()
    },
  },
  '400': { tag: '400', answer: refusedWith(400, 'Solicitud rechazada por la API de prueba.') },
  '401': { tag: '401', answer: refusedWith(401, 'Could not validate credentials') },
  '403': { tag: '403', answer: refusedWith(403, 'Not enough permissions') },
  '404': { tag: '404', answer: refusedWith(404, 'Not Found') },
  '409': { tag: '409', answer: refusedWith(409, 'Conflict') },
  '413-html': { tag: '413', answer: page(413) },
  '422': {
    tag: '422',
    answer: refusedWith(422, [
      { type: 'missing', loc: ['body', 'email'], msg: 'Field required' },
      { type: 'value_error', loc: ['body', 'phone'], msg: 'Value error, invalid phone' },
    ]),
  },
  '429': {
    tag: '429',
    answer: () =>
      HttpResponse.json(
        { detail: 'Too Many Requests' },
        { status: 429, headers: { 'Retry-After': '30' } },
      ),
  },
  '500': { tag: '500', answer: refusedWith(500, 'Internal Server Error') },
  '502-html': { tag: '502', answer: page(502) },
  '503': { tag: '503', answer: refusedWith(503, 'Service Unavailable') },
  '504': { tag: '504', answer: refusedWith(504, 'Gateway Timeout') },
  '200-html': { tag: 'html', answer: page(200) },
  '200-empty': { tag: 'vacio', answer: () => new HttpResponse(null, { status: 200 }) },
  '204': { tag: '204', answer: () => new HttpResponse(null, { status: 204 }) },
  truncated: { tag: 'cortado', answer: rawJson('{"items":[{"id":1,"name":"Cami') },
  'json-null': { tag: 'json-null', answer: rawJson('null') },
  'json-text': { tag: 'json-texto', answer: rawJson('"x"') },
  'json-list': { tag: 'json-lista', answer: rawJson('[]') },
  'json-object': { tag: 'json-objeto', answer: rawJson('{}') },
  'wrong-shape': { tag: 'forma', answer: (real) => distorted(real, breakShapes) },
  huge: { tag: 'enorme', answer: (real) => distorted(real, growHuge) },
  'acted-then-reset': {
    tag: 'hecho-y-reset',
    answer: async (real) => {
      await real()
      return HttpResponse.error()
    },
  },
} as const satisfies Readonly<Record<string, Fault>>

export type FaultName = keyof typeof FAULTS

export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]

/** Without `behind`, `slow` passes to the next handler, and other faults have no response to distort. */
export function fault(
  name: FaultName,
  behind: readonly RequestHandler[] = [],
): HttpResponseResolver {
  return ({ request }) => FAULTS[name].answer(() => getResponse([...behind], request.clone()))
}

export function taggedFault(text: string): FaultName | null {
  const [, tag] = /#fallo-([a-z0-9-]+)/i.exec(text) ?? []
  return FAULT_NAMES.find((name) => FAULTS[name].tag === tag?.toLowerCase()) ?? null
}
