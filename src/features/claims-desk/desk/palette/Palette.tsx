import { useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { isolate } from '@/domain/isolate'
import { formatNumber } from '@/domain/country/money'
import { fullName } from '@/domain/people/full-name'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import { DownloadIcon, ColumnsIcon } from '@/ui/icons/desk-icons'
import { PaletteDialog } from '@/ui/palette/PaletteDialog'
import { PaletteList } from '@/ui/palette/PaletteList'
import type { ExportJob } from '../../export/export-state'
import type { Desk } from '../state/use-desk'
import { ClaimOption } from './ClaimOption'
import { classNames } from '@/ui/theme/class-names'
import styles from './Palette.module.css'
import { PALETTE_GROUPS, paletteItems, type PaletteAction, type PaletteItem } from './palette-items'
import { PaletteStatus } from './PaletteStatus'
import { usePaletteActions } from './use-palette-actions'
import { usePaletteClaims, type PaletteClaims } from './use-palette-claims'

function ActionOption({ action: { label, hint, keys, icon } }: { readonly action: PaletteAction }) {
  return (
    <>
      <span className="chip purple">{icon}</span>
      <span className="dense grow">
        {label}
        {hint !== undefined && <span className="muted"> {hint}</span>}
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

interface PaletteProps {
  readonly desk: Desk
  readonly onExport: (job: ExportJob) => void
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
  onList: ReturnType<typeof usePaletteActions>['listFound'],
): readonly PaletteAction[] {
  const total = person ? person.data?.total : known.total
  if (!total) return []
  const label =
    total === 1 ? 'Ver este reclamo en la lista' : `Ver estos ${formatNumber(total)} en la lista`
  const found = person ? { email: typed } : { selection: { state: 'all', text: typed } as const }
  return [{ id: 'these', label, icon: <ColumnsIcon />, run: () => onList(found) }]
}

function PaletteBody({ desk, onExport }: PaletteProps) {
  const { dialogs } = desk
  const { onPage, ofClaim, views, listFound } = usePaletteActions(desk, onExport)
  const [text, setText] = useState('')
  const [went, setWent] = useState({ text: '', first: '', id: '', claim: '' })
  const claims = usePaletteClaims(text)
  const { found, isAllRead, all, readAll } = claims

  const here = went.text === text ? went : null
  const subject =
    (found.find(({ claim }) => String(claim.id) === here?.claim) ?? found[0])?.claim ?? null
  const offers: readonly PaletteAction[] =
    isAllRead || all.isFetching
      ? []
      : [
          {
            id: 'read',
            label: 'Leer todos los reclamos',
            icon: <DownloadIcon />,
            isInside: true,
            run: readAll,
          },
        ]
  const items = paletteItems({
    typed: text,
    found,
    actions: [...(subject ? ofClaim(subject) : []), ...onPage, ...offers],
    views: [...listAction(claims, listFound), ...views],
  })
  const marked = items.find(({ id }) => id === here?.id) ?? items[0]
  // Until the user moves, what arrives above takes the highlight; then the highlight stays where it is.
  const first = here?.first ?? items[0]?.id ?? ''

  const mark = (item: PaletteItem) =>
    setWent({
      text,
      first,
      id: item.id,
      claim: item.found ? String(item.found.claim.id) : (here?.claim ?? ''),
    })
  const choose = (item: PaletteItem, isOther: boolean) => {
    if (item.found || !item.action.isInside) dialogs.closeAside()
    if (item.found) (isOther ? dialogs.edit : dialogs.details.open)(item.found.claim)
    else item.action.run()
  }
  const notes: Readonly<Record<string, string>> = {
    [PALETTE_GROUPS.claims]: countOf(claims),
    [PALETTE_GROUPS.actions]: subject ? `para ${nameOf(subject)}` : '',
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
        round={`${text} ${first}`}
        options={items}
        marked={marked}
        onText={setText}
        onMark={mark}
        onChoose={choose}
        onEscape={dialogs.closeAside}
        note={(group) => notes[group]}
        draw={(item) =>
          item.found ? <ClaimOption found={item.found} /> : <ActionOption action={item.action} />
        }
      >
        <PaletteStatus
          claims={claims}
          summary={isNothing ? (isWaiting ? '' : nothing) : text.trim() && countOf(claims)}
        />
        {isNothing && (
          <p className={classNames('muted dense', styles['part'])}>
            {isWaiting ? `${nothing}, por ahora` : nothing}.
          </p>
        )}
      </PaletteList>
      <div className={classNames('row gap-16 close middle muted fine rule-above', styles['part'])}>
        {KEYS.map(({ names, does }) => (
          <span key={does} className="hint">
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}{' '}
            {does}
          </span>
        ))}
        <span className="push">Busca por nombre, RUT, correo, reserva, caso o ID</span>
      </div>
    </>
  )
}

/** Command palette (Ctrl+K): finds claims and runs actions. */
export function Palette(props: PaletteProps) {
  const { aside, closeAside } = props.desk.dialogs
  return (
    <PaletteDialog open={aside === 'palette'} title={NAME} onClose={closeAside}>
      <PaletteBody {...props} />
    </PaletteDialog>
  )
}
