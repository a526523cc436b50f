import { useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimListState } from '@/domain/claim/list/claim-list'
import { isolate } from '@/domain/isolate'
import { formatNumber } from '@/domain/country/money'
import { fullName } from '@/domain/people/full-name'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import { DownloadIcon, ColumnsIcon } from '@/ui/icons/desk-icons'
import { PaletteDialog } from '@/ui/palette/PaletteDialog'
import { PaletteList } from '@/ui/palette/PaletteList'
import { ClaimOption } from './ClaimOption'
import styles from './Palette.module.css'
import { PALETTE_GROUPS, paletteItems, type PaletteAction, type PaletteItem } from './palette-items'
import { PaletteStatus } from './PaletteStatus'
import { usePaletteClaims, type PaletteClaims } from './use-palette-claims'

function ActionOption({ action: { label, hint, keys, icon } }: { readonly action: PaletteAction }) {
  return (
    <>
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['label']}>
        {label}
        {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
      </span>
      {keys !== undefined && <kbd>{keys}</kbd>}
    </>
  )
}

const NAME = 'Buscar o hacer'

const KEYS = [
  { names: ['↑', '↓'], does: 'moverse' },
  { names: ['Enter'], does: 'abrir' },
  { names: ['Ctrl Enter'], does: 'editar' },
]

export interface PaletteProps {
  readonly open: boolean
  /** One object per day. */
  readonly today: Date
  readonly actions: readonly PaletteAction[]
  readonly actionsFor: (claim: Claim) => readonly PaletteAction[]
  readonly views: readonly PaletteAction[]
  readonly onOpen: (claim: Claim) => void
  readonly onEdit: (claim: Claim) => void
  /** Shows the claims with an e-mail or a text in the list. */
  readonly onList: (found: Partial<Pick<ClaimListState, 'email' | 'selection'>>) => void
  readonly onClose: () => void
}

function countOf({ found, total, count }: PaletteClaims): string {
  const counts = `${formatNumber(total)} de ${formatNumber(count)}`
  return total > found.length ? `${counts}, los ${found.length} primeros` : counts
}

/** '1239 · Carolina Ibáñez'. */
function nameOf(claim: Claim): string {
  return [claim.id === null ? 'sin número' : String(claim.id), isolate(fullName(claim))]
    .filter((part) => part !== '')
    .join(' · ')
}

function listAction(
  { person, typed, ...known }: PaletteClaims,
  onList: PaletteProps['onList'],
): readonly PaletteAction[] {
  const total = person ? person.data?.total : known.total
  if (!total) return []
  const label =
    total === 1 ? 'Ver este reclamo en la lista' : `Ver estos ${formatNumber(total)} en la lista`
  const found = person ? { email: typed } : { selection: { state: 'all', text: typed } as const }
  return [{ id: 'these', label, icon: <ColumnsIcon />, run: () => onList(found) }]
}

function PaletteBody(props: PaletteProps) {
  const { today, actions, actionsFor, views, onOpen, onEdit, onList, onClose } = props
  const [text, setText] = useState('')
  const [went, setWent] = useState({ text: '', id: '', claim: '' })
  const claims = usePaletteClaims(text)
  const { found, isAllRead, all, readAll } = claims

  const here = went.text === text ? went : null
  const subject =
    (found.find(({ claim }) => String(claim.id) === here?.claim) ?? found[0])?.claim ?? null
  const offers: readonly PaletteAction[] =
    isAllRead || all.isFetching
      ? []
      : [{ id: 'read', label: 'Leer todos los reclamos', icon: <DownloadIcon />, run: readAll }]
  const items = paletteItems({
    typed: text,
    found,
    actions: [...(subject ? actionsFor(subject) : []), ...actions, ...offers],
    views: [...listAction(claims, onList), ...views],
  })
  const marked = items.find(({ id }) => id === here?.id) ?? items[0]

  const mark = (item: PaletteItem) =>
    setWent({
      text,
      id: item.id,
      claim: item.kind === 'claim' ? String(item.found.claim.id) : (here?.claim ?? ''),
    })
  const choose = (item: PaletteItem, isOther: boolean) => {
    if (item.kind === 'action' && item.action.id === 'read') {
      readAll()
      return
    }
    onClose()
    if (item.kind === 'claim') (isOther ? onEdit : onOpen)(item.found.claim)
    else item.action.run()
  }
  const isForSubject = items.some((item) => item.kind === 'action' && item.action.isForClaim)
  const notes: Readonly<Record<string, string>> = {
    [PALETTE_GROUPS.claims]: countOf(claims),
    [PALETTE_GROUPS.actions]: subject && isForSubject ? `para ${nameOf(subject)}` : '',
  }
  const isNothing = text.trim() !== '' && found.length === 0
  const nothing = `Ningún reclamo con eso en ${countClaims(claims.count)}`
  const isWaiting = all.isFetching || claims.person?.isFetching === true

  return (
    <>
      <PaletteList
        label={NAME}
        placeholder="Nombre, RUT, correo, reserva, ID o qué hacer"
        text={text}
        options={items}
        marked={marked}
        onText={setText}
        onMark={mark}
        onChoose={choose}
        onEscape={onClose}
        note={(group) => notes[group]}
        draw={(item) =>
          item.kind === 'claim' ? (
            <ClaimOption found={item.found} today={today} />
          ) : (
            <ActionOption action={item.action} />
          )
        }
      >
        <PaletteStatus
          claims={claims}
          summary={isNothing ? (isWaiting ? '' : nothing) : text.trim() && countOf(claims)}
        />
        {isNothing && (
          <p className={styles['nothing']}>{isWaiting ? `${nothing}, por ahora` : nothing}.</p>
        )}
      </PaletteList>
      <div className={styles['foot']}>
        {KEYS.map(({ names, does }) => (
          <span key={does} className={styles['how']}>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}{' '}
            {does}
          </span>
        ))}
        <span className={styles['by']}>Busca por nombre, RUT, correo, reserva, caso o ID</span>
      </div>
    </>
  )
}

/** Command palette (Ctrl+K): finds claims and runs actions. */
export function Palette(props: PaletteProps) {
  return (
    <PaletteDialog open={props.open} title={NAME} onClose={props.onClose}>
      <PaletteBody {...props} />
    </PaletteDialog>
  )
}
