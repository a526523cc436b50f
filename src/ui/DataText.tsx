/** Isolates the direction of text from data; `isolate` does so in strings. */
export function DataText({ children }: { readonly children: string }) {
  return <bdi>{children}</bdi>
}
