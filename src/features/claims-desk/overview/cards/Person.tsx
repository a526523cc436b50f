import { Initials } from '../../shared/Initials'

export function Person({ name }: { readonly name: string }) {
  return (
    <span className="chip">
      <Initials name={name} aria-hidden />
      <span>{name === '' ? 'Sin asignar' : name}</span>
    </span>
  )
}
