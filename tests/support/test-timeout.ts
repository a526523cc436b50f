/** Generous, because a busy machine is slow, but a failing test should end within seconds. */
export const TEST_TIMEOUT_MS = 15_000
