import { useState } from 'react'
import { LinkedInIcon } from '@/ui/icons/LinkedInIcon'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { Avatar } from './Avatar'
import styles from './MemberCard.module.css'
import type { TeamMember } from '@/config/operator-team'

export function MemberCard({ member }: { readonly member: TeamMember }) {
  const { firstName, lastName, jobTitle, description, photo, linkedIn } = member
  const [broken, setBroken] = useState(false)
  const name = `${firstName} ${lastName}`
  return (
    <article className={styles['card']}>
      {photo === null || broken ? (
        <Avatar jobTitle={jobTitle} />
      ) : (
        <img
          src={photo}
          alt={`Foto de ${name}`}
          width={96}
          height={96}
          className={styles['photo']}
          onError={() => setBroken(true)}
        />
      )}
      <div>
        <p className={styles['job']}>{jobTitle}</p>
        <h2>{name}</h2>
      </div>
      <p className={styles['description']}>{description}</p>
      <a href={linkedIn} {...NEW_TAB} aria-label={`LinkedIn de ${name} (se abre en otra pestaña)`}>
        <LinkedInIcon /> LinkedIn
      </a>
    </article>
  )
}
