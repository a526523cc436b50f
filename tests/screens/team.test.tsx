import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MemberCard } from '@/screens/team/MemberCard'
import { TEAM_MEMBERS, type TeamMember } from '@/config/operator-team'
import { renderApp } from '@tests/support/app'

const MEMBER: TeamMember = {
  firstName: 'María de los Ángeles',
  lastName: 'Fernández-Errázuriz Undurraga',
  jobTitle: 'CEO',
  description: 'Dirige la empresa.',
  photo: '/fotos/ceo.jpg',
  linkedIn: 'https://www.linkedin.com/in/ejemplo',
}

describe('team page', () => {
  it('shows four members with name, title, text, picture and their LinkedIn page in a new tab', async () => {
    await renderApp({ path: '/equipo' })
    const cards = screen.getAllByRole('article')
    expect(cards).toHaveLength(4)
    TEAM_MEMBERS.forEach((member, index) => {
      const card = within(cards[index] ?? document.body)
      expect(card.getByRole('heading', { level: 2 })).toHaveTextContent(
        `${member.firstName} ${member.lastName}`,
      )
      expect(card.getByText(member.jobTitle)).toBeVisible()
      expect(card.getByText(member.description)).toBeVisible()
      expect(card.getByTestId('avatar')).toBeVisible()
    })
    expect(TEAM_MEMBERS.map(({ jobTitle }) => jobTitle)).toEqual(['CPO', 'COO', 'CEO', 'CTO'])
    const links = screen.getAllByRole('link', { name: /^LinkedIn de / })
    expect(new Set(links.map((link) => link.getAttribute('aria-label'))).size).toBe(4)
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(4)
    links.forEach((link) => {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.linkedin\.com\//))
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link).toHaveAccessibleName(/\(se abre en otra pestaña\)$/)
    })
  })
})

it("a member's photo has their name as alternative text, and is replaced by a drawing if it fails to load", () => {
  render(<MemberCard member={MEMBER} />)
  const name = 'Foto de María de los Ángeles Fernández-Errázuriz Undurraga'
  const photo = screen.getByRole('img', { name })
  expect(photo).toHaveAttribute('src', '/fotos/ceo.jpg')
  expect(screen.queryByTestId('avatar')).not.toBeInTheDocument()
  fireEvent.error(photo)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByTestId('avatar')).toBeVisible()
})
