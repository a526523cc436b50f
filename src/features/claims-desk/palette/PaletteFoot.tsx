import styles from './Palette.module.css'

export function PaletteFoot() {
  const keys = [
    { names: ['↑', '↓'], does: 'moverse' },
    { names: ['Enter'], does: 'abrir' },
    { names: ['Ctrl Enter'], does: 'editar' },
  ]
  return (
    <div className={styles['foot']}>
      {keys.map(({ names, does }) => (
        <span key={does} className={styles['how']}>
          {names.map((name) => (
            <kbd key={name} className={styles['key']}>
              {name}
            </kbd>
          ))}{' '}
          {does}
        </span>
      ))}
      <span className={styles['by']}>Busca por nombre, RUT, correo, reserva, caso o ID</span>
    </div>
  )
}
