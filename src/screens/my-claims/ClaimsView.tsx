import { useState, useEffect, useRef } from 'react'
import { isRow } from '@/domain/raw-values'
import { useLocation } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import type { MyClaim } from '@/api/claim'
import { queries } from '@/api/queries'
import { toCardState } from '@/domain/money/card'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { byUrgency, needsCard, ticketId } from './claim-order'
import { MyClaimsTable } from './table/MyClaimsTable'
import { ClaimTicket } from './ticket/ClaimTicket'
import styles from './MyClaimsPage.module.css'
import { updateRecord } from '@/device/records'
import { getUserKey } from '@/session/session-store'

/** The record holds ids, statuses and dates only. */
const NAME = 'claims-seen'

function markOf({ category, updated_at }: MyClaim): string {
  return JSON.stringify([category, updated_at])
}

/** Ids of claims that changed since this browser last showed them, and not of new ones. Marks all as seen. */
async function takeUpdatedClaimIds(claims: readonly MyClaim[]): Promise<ReadonlySet<string>> {
  const known = claims.filter(({ id }) => id !== null)
  const fresh = Object.fromEntries(known.map((claim) => [String(claim.id), markOf(claim)]))
  const owner = getUserKey()
  if (owner === null) return new Set()
  const marks = await updateRecord(
    { kind: 'preference', owner, name: NAME },
    (stored) => ({ value: fresh, result: isRow(stored?.value) ? stored.value : {} }),
    new Date(),
  )
  if (marks === null) return new Set()
  return new Set(
    Object.keys(fresh).filter((id) => Object.hasOwn(marks, id) && marks[id] !== fresh[id]),
  )
}

const NO_NEWS: ReadonlySet<string> = new Set()

/** Claims changed since the last visit, fixed at the first load. */
function useNews(claims: readonly MyClaim[]): ReadonlySet<string> {
  const [news, setNews] = useState(NO_NEWS)
  const taken = useRef(false)
  useEffect(() => {
    // Reading marks them as seen: a second read would find nothing.
    if (taken.current) return
    taken.current = true
    void takeUpdatedClaimIds(claims).then(setNews)
  }, [claims])
  return news
}

const TICKETS_AT_ONCE = 4

function newsText(count: number): string {
  const changed = count === 1 ? '1 reclamo cambió' : `${count} reclamos cambiaron`
  return `Novedades desde tu última visita: ${changed}.`
}

export function ClaimsView({ claims }: { readonly claims: readonly MyClaim[] }) {
  const [shown, setShown] = useState(TICKETS_AT_ONCE)
  const [now] = useState(() => new Date())
  const news = useNews(claims)
  const [asked, setAsked] = useState<{ readonly claim: MyClaim } | null>(null)
  // Without the profile the tickets omit the card.
  const { data: user } = useQuery({ ...queries.user(), enabled: claims.some(needsCard) })
  const card = toCardState(user)
  const ordered = byUrgency(claims, card.state === 'missing')
  const countTo = (claim: MyClaim) => ordered.findIndex(({ id }) => id === claim.id) + 1
  const visible = Math.max(shown, asked ? countTo(asked.claim) : 0)
  const following = ordered[visible]

  const show = (claim: MyClaim) => {
    setShown(Math.max(visible, countTo(claim)))
    setAsked({ claim })
  }

  const { hash } = useLocation()
  const [linked] = useState(() => claims.find((claim) => `#${ticketId(claim)}` === hash))
  useEffect(() => {
    if (!linked) return
    // A frame later, because a route change first moves the focus to the title.
    const frame = requestAnimationFrame(() => setAsked({ claim: linked }))
    return () => cancelAnimationFrame(frame)
  }, [linked])

  return (
    <>
      <div role="status">
        {news.size > 0 && (
          <div className="before">
            <Notice tone="info" isLive={false}>
              {newsText(news.size)}
            </Notice>
          </div>
        )}
      </div>
      <div className={styles['columns']}>
        <section aria-labelledby="reclamos-detalle" className={styles['tickets']}>
          <h2 id="reclamos-detalle" className="visually-hidden">
            En qué va cada reclamo
          </h2>
          {ordered.slice(0, visible).map((claim, index) => (
            <ClaimTicket
              key={claim.id ?? `sin-numero-${index}`}
              claim={claim}
              isNews={news.has(String(claim.id))}
              card={card}
              now={now}
              isFirstToDo={index === 0}
              asked={asked?.claim === claim ? asked : null}
            />
          ))}
          {following && (
            <Button
              variant="outlined"
              className={styles['more']}
              onClick={() => {
                setShown(visible + 2 * TICKETS_AT_ONCE)
                setAsked({ claim: following })
              }}
            >
              Ver más reclamos ({visible} de {ordered.length})
            </Button>
          )}
        </section>
        <section aria-labelledby="reclamos-tabla" className={styles['overview']}>
          <h2 id="reclamos-tabla" className="purple lead before">
            Todos tus reclamos
          </h2>
          <MyClaimsTable claims={claims} news={news} onShow={show} />
          <p className="muted dense after" data-screen-only>
            Toca un número para ir a ese reclamo, o un estado para saber qué significa.
          </p>
        </section>
      </div>
    </>
  )
}
