export function EmailText({ children: email }: { readonly children: string }) {
  const at = email.lastIndexOf('@')
  if (at < 1) return <span>{email}</span>
  return (
    <>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </>
  )
}
