/** `randomUUID` exists on secure pages only. */
export function newId(): string {
  const tools = crypto as { randomUUID?: () => string }
  return tools.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random()}`
}
