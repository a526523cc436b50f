import { ApiError, hasStatus } from './api-error'

/** Fields of the body that a 422 names in FastAPI's list of problems, with the types of the problems. */
export function refusedFields(error: unknown): { readonly field: string; readonly type: string }[] {
  if (!(error instanceof ApiError) || !hasStatus(error, 422) || !Array.isArray(error.detail))
    return []
  return (error.detail as readonly unknown[]).flatMap((item) => {
    const { type, loc } = (item ?? {}) as { readonly type?: unknown; readonly loc?: unknown }
    const [place, field, ...deeper] = Array.isArray(loc) ? (loc as readonly unknown[]) : []
    const isField = place === 'body' && typeof field === 'string' && deeper.length === 0
    return isField ? [{ field, type: String(type) }] : []
  })
}
