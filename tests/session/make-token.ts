/** Builds a token with this payload, valid JSON or not; the client does not verify signatures. */
export function makeToken(payload: unknown): string {
  const json = JSON.stringify(payload) as string | undefined
  return ['e30', Buffer.from(json ?? '').toString('base64url'), 'signature'].join('.')
}
