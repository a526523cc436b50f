import styles from './LegalUsersPage.module.css'

/** The list's own layout while it loads, so that nothing moves when the users arrive. */
export function UsersSkeleton() {
  return (
    <>
      <p role="status" className={styles['count']}>
        Cargando usuarios...
      </p>
      <div aria-hidden className={styles['bones']}>
        {Array.from({ length: 10 }, (_, row) => (
          <span key={row} />
        ))}
      </div>
    </>
  )
}
