import { PageTitle } from '@/ui/PageTitle'
import styles from './TeamPage.module.css'
import { MemberCard } from './MemberCard'
import { TEAM_MEMBERS } from '@/config/operator-team'

export function TeamPage() {
  return (
    <div className="page">
      <PageTitle lead="Las personas que reclaman por ti ante la aerolínea.">Equipo</PageTitle>
      <ul className={styles['cards']}>
        {TEAM_MEMBERS.map((member) => (
          <li key={member.jobTitle} className="grid">
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
    </div>
  )
}
