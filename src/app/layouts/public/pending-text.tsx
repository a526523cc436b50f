/** What a page says while its code comes, where SPEC 2.1 wants a text. */
export const pendingText = (text: string) => (
  <p role="status" className="page" style={{ maxWidth: 'var(--column)', paddingBlock: 40 }}>
    {text}
  </p>
)
