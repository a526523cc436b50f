/** `/reset-password` says what it says itself while its code is on the way (SPEC 2.1). */
export function ResetPasswordPlace() {
  return (
    <p className="page" style={{ maxWidth: 'var(--column)', paddingBlock: 40 }}>
      Cargando…
    </p>
  )
}
