import type { ApiServer } from './api-server'

/** The bodies of the charges that the API received, in their order. */
export const sentCharges = (api: ApiServer) =>
  api
    .callsOf('POST /flow/charge')
    .map(({ body }) => JSON.parse(body.toString()) as Readonly<Record<string, unknown>>)
