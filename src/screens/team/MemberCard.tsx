import { useState, type ReactNode } from 'react'
import { LinkedInIcon } from '@/ui/icons/LinkedInIcon'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { classNames } from '@/ui/theme/class-names'
import styles from './MemberCard.module.css'
import type { TeamMember } from '@/config/operator-team'

type JobTitle = TeamMember['jobTitle']

interface Look {
  readonly behind?: ReactNode
  readonly inFront: ReactNode
}

const SHORT_HAIR =
  'M31 44c-4-17 5-27 18-27 11 0 20 9 16 27-2-5-4-8-8-10-7 3-15 2-19-1-4 2-6 6-7 11z'

const LOOKS = {
  CPO: {
    behind: <path d="M26 66c2-8 0-13 0-22 0-17 9-27 22-27s22 10 22 27c0 9-2 14 0 22z" />,
    inFront: <path d="M31 44c1-11 7-18 17-18 9 0 16 7 17 18-8-2-13-6-15-11-3 6-9 10-19 11z" />,
  },
  COO: { inFront: <path d={SHORT_HAIR} /> },
  CEO: {
    behind: <circle cx="48" cy="15" r="8" />,
    inFront: <path d="M31 44c-3-15 5-25 17-25s20 10 17 25c-3-8-9-13-17-13s-14 5-17 13z" />,
  },
  CTO: {
    inFront: (
      <>
        <path d={SHORT_HAIR} />
        <path d="M32 48c0 12 6 19 16 19s16-7 16-19c-3 5-9 7-16 7s-13-2-16-7z" />
        <g className={styles['glasses']}>
          <circle cx="41" cy="44" r="5" />
          <circle cx="55" cy="44" r="5" />
          <path d="M46 43.500h4" />
        </g>
      </>
    ),
  },
} as const satisfies Record<JobTitle, Look>

function Avatar({ jobTitle }: { readonly jobTitle: JobTitle }) {
  const { behind, inFront }: Look = LOOKS[jobTitle]
  return (
    <svg
      viewBox="0 0 96 96"
      width="96"
      height="96"
      className={styles['avatar']}
      data-look={jobTitle}
      data-testid="avatar"
      aria-hidden
      focusable="false"
    >
      <rect className={styles['ground']} width="96" height="96" rx="24" />
      <g className={styles['hair']}>{behind}</g>
      <path className={styles['coat']} d="M14 96c1-18 13-27 34-27s33 9 34 27z" />
      <path className={styles['skin']} d="M41 56h14v13c0 9-14 9-14 0z" />
      <circle className={styles['skin']} cx="48" cy="45" r="17" />
      <g className={styles['hair']}>{inFront}</g>
      <path className={styles['smile']} d="M43.500 53c2.500 2.500 6.500 2.500 9 0" />
    </svg>
  )
}

export function MemberCard({ member }: { readonly member: TeamMember }) {
  const { firstName, lastName, jobTitle, description, photo, linkedIn } = member
  const [broken, setBroken] = useState(false)
  const name = `${firstName} ${lastName}`
  return (
    <article className={classNames('surface pad column gap-12', styles['card'])}>
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
        <p className="fine strong pink">{jobTitle}</p>
        <h2 className="large">{name}</h2>
      </div>
      <p className="muted small">{description}</p>
      <a
        className="chip gap-6 target"
        href={linkedIn}
        {...NEW_TAB}
        aria-label={`LinkedIn de ${name} (se abre en otra pestaña)`}
      >
        <LinkedInIcon /> LinkedIn
      </a>
    </article>
  )
}
