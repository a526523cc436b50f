/** How long a test waits: a busy machine is slow, yet a test that fails should still do so in seconds. */
export const TEST_TIMEOUT_MS = 15_000
