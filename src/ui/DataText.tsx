/**
 * A text from data within a line of ours: it is isolated, so that nothing in it turns the rest of the line
 * around. In a sentence that is one string, `isolate` does the same.
 */
export function DataText({ children }: { readonly children: string }) {
  return <bdi>{children}</bdi>
}
