/** What FastAPI publishes for a matching application, without titles, descriptions and validation errors. */

const FORM = 'application/x-www-form-urlencoded'
const TYPES = ['PROBLEMA EQUIPAJE', 'RETRASO', 'CANCELACIÓN', 'SOBREVENTA', 'OTRO']
const AIRLINES = ['LATAM', 'SKY', 'JETSMART', 'OTRA']

const string = { type: 'string' }
const integer = { type: 'integer' }
const email = { type: 'string', format: 'email' }
const optional = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const text = optional(string)
const date = optional({ type: 'string', format: 'date' })
const time = optional({ type: 'string', format: 'date-time' })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const listOf = (items: object) => ({ items, type: 'array' })

/** The same schema for each of these names. */
const each = (names: string, schema: object = text) =>
  Object.fromEntries(names.split(' ').map((name) => [name, schema]))

const model = (properties: object, required?: string) => ({
  properties,
  type: 'object',
  ...(required !== undefined && { required: required.split(' ') }),
})

const takes = (name: string, type = 'application/json') => ({
  requestBody: { required: true, content: { [type]: { schema: ref(name) } } },
})
const gives = (status: number, schema: object = {}) => ({
  responses: { [status]: { content: { 'application/json': { schema } } } },
})
const signed = { security: [{ OAuth2PasswordBearer: [] }] }
const parameter = (place: 'path' | 'query', name: string, schema: object) => ({
  name,
  in: place,
  required: place === 'path',
  schema,
})

const CLAIM = {
  ...each('name lastname rut phone reservation_code handler category subcategory agency'),
  ...each('case_number tracking_id case_folder next_step'),
  ...each('last_customer_contact last_airline_contact', time),
  email: optional(email),
  documents: optional(listOf(string)),
  type: optional({ type: 'string', enum: TYPES }),
  airline: optional({ type: 'string', enum: AIRLINES }),
  submitted_date: date,
}

const PERSON = {
  ...each('role email', string),
  ...each('name rut phone alias flowCustomerId'),
  id: integer,
  hasRegisteredCard: { type: 'boolean', default: false },
}

export const FASTAPI = {
  openapi: '3.1.0',
  info: { title: 'Reclamos', version: '0.1.0' },
  paths: {
    '/api/v1/auth/password/forgot': { post: { ...takes('Forgot'), ...gives(202) } },
    '/api/v1/token/': {
      post: { ...takes('Body_login_api_v1_token__post', FORM), ...gives(200, ref('TokenOut')) },
    },
    '/api/v1/user/': {
      get: { ...signed, ...gives(200, ref('Profile')) },
      put: { ...signed, ...takes('ProfileIn'), ...gives(200, ref('Profile')) },
      post: {
        ...takes('Body_create_user_api_v1_user__post', FORM),
        ...gives(201, ref('TokenOut')),
      },
    },
    '/api/v1/register-credit-card/': { post: { ...signed, ...gives(200, ref('CardOut')) } },
    '/api/v1/claim/': {
      get: { ...signed, ...gives(200, listOf(ref('MyClaim'))) },
      post: {
        ...signed,
        ...takes('Body_create_claim_api_v1_claim__post', 'multipart/form-data'),
        ...gives(201),
      },
    },
    '/api/v1/users/': { get: { ...signed, ...gives(200, listOf(ref('Person'))) } },
    '/api/v1/users/by-email/{email}': {
      get: {
        ...signed,
        parameters: [parameter('path', 'email', string)],
        ...gives(200, ref('Person')),
      },
    },
    '/api/v1/mails/contacto': { post: { ...signed, ...takes('Contact'), responses: { 204: {} } } },
    '/api/v1/claims/': {
      get: {
        ...signed,
        parameters: [
          ...['email', 'category', 'subcategory', 'airline'].map((name) =>
            parameter('query', name, text),
          ),
          parameter('query', 'page', { type: 'integer', default: 1 }),
          parameter('query', 'limit', { type: 'integer', default: 25 }),
        ],
        ...gives(200, ref('Page')),
      },
      post: { ...signed, ...takes('ClaimIn'), ...gives(201, ref('ClaimOut')) },
    },
    '/api/v1/claims/{claim_id}': {
      put: {
        ...signed,
        parameters: [parameter('path', 'claim_id', integer)],
        ...takes('ClaimEdit'),
        ...gives(200, ref('ClaimOut')),
      },
    },
    '/api/v1/flow/charge': {
      post: { ...signed, ...takes('Charge'), ...gives(200, ref('Charged')) },
    },
    '/api/v1/qr/me': { get: { ...signed, ...gives(200, ref('Referral')) } },
  },
  components: {
    schemas: {
      Body_create_claim_api_v1_claim__post: model(
        {
          ...each('name lastname rut phone', string),
          email,
          type: { type: 'string', enum: TYPES },
          airline: { type: 'string', enum: AIRLINES },
          message: { type: 'string', maxLength: 2000 },
          boardingTicketFilename: listOf({
            type: 'string',
            contentMediaType: 'application/octet-stream',
          }),
          qr_id: text,
        },
        'name lastname rut phone email type airline message boardingTicketFilename',
      ),
      Body_create_user_api_v1_user__post: model(
        each('username password', string),
        'username password',
      ),
      Body_login_api_v1_token__post: model(
        {
          grant_type: optional({ type: 'string', pattern: '^password$' }),
          username: string,
          password: { type: 'string', format: 'password' },
          scope: { type: 'string', default: '' },
          client_id: text,
          client_secret: { ...text, format: 'password' },
        },
        'username password',
      ),
      CardInfo: model(
        each('lastFourDigits cardHolder expiryDate brand', string),
        'lastFourDigits cardHolder expiryDate brand',
      ),
      CardOut: model({ redirect_url: string }, 'redirect_url'),
      Charge: model(
        {
          ...each('customer_id subject commerce_order', string),
          amount: integer,
          currency: { type: 'string', const: 'CLP' },
          optionals: ref('Optionals'),
        },
        'customer_id amount subject commerce_order currency optionals',
      ),
      Charged: model({ ok: { type: 'boolean' }, message: text }, 'ok'),
      ClaimEdit: model({ ...CLAIM, updated_at: time }),
      ClaimIn: model({ ...CLAIM, alias: text }),
      ClaimOut: model(
        {
          ...CLAIM,
          ...each('created_at updated_at', time),
          alias: text,
          id: integer,
          flight_id: optional(integer),
        },
        'id',
      ),
      Contact: model({ ...each('name phone message', string), email }, 'name phone email message'),
      Forgot: model({ email }, 'email'),
      MyClaim: model({ id: integer, category: string, updated_at: time }, 'id category'),
      Optionals: model(
        { claim_id: { anyOf: [integer, string] }, ...each('email airline') },
        'claim_id',
      ),
      Page: model({ items: listOf(ref('ClaimOut')), total: integer }, 'items total'),
      Person: model(PERSON, 'id role email'),
      Profile: model(
        { ...PERSON, username: string, address: text, cardInfo: optional(ref('CardInfo')) },
        'id role email username',
      ),
      ProfileIn: model(each('name rut address phone')),
      Referral: model(
        { ...each('claims_count valid_claims', integer), amount: { type: 'number' } },
        'claims_count valid_claims amount',
      ),
      TokenOut: model(
        {
          access_token: string,
          token_type: { type: 'string', default: 'bearer' },
          role: text,
        },
        'access_token',
      ),
    },
    securitySchemes: {
      OAuth2PasswordBearer: {
        type: 'oauth2',
        flows: { password: { scopes: {}, tokenUrl: '/api/v1/token/' } },
      },
    },
  },
}
