/** An e-mail address: where it needs two lines, the domain is the second one. Its text stays whole. */
export function EmailText({ children: email }: { readonly children: string }) {
  const at = email.lastIndexOf('@')
  if (at < 1) return email
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
