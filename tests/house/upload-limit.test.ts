import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CLAIM_FILES_MAX_BYTES, UPLOAD_MAX_BYTES } from '@/config/limits'

it("the form's limit fits the server's, with room for the other fields", () => {
  const config = readFileSync('deploy/nginx.conf', 'utf8')
  const sizes = [...config.matchAll(/client_max_body_size (\d+)m;/g)].map(([, size]) =>
    Number(size),
  )
  expect(sizes).toEqual([UPLOAD_MAX_BYTES / 1024 / 1024])
  expect(UPLOAD_MAX_BYTES - CLAIM_FILES_MAX_BYTES).toBeGreaterThanOrEqual(512 * 1024)
})
