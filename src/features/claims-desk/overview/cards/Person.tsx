import { Initials } from '../../shared/Initials'
import styles from './Cards.module.css'

export function Person({ name }: { readonly name: string }) {
  return (
    <span className={styles['person']}>
      <Initials name={name} aria-hidden />
      <span>{name === '' ? 'Sin asignar' : name}</span>
    </span>
  )
}
