export const pendingText = (text: string) => (
  <p role="status" className="page" style={{ maxWidth: 'var(--column)', paddingBlock: 40 }}>
    {text}
  </p>
)
