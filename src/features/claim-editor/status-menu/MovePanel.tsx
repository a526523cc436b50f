import { useId, useState } from 'react'
import {
  OPEN_LANES,
  formatStatus,
  laneById,
  type Lane,
  type LaneId,
} from '@/domain/claim/status/lanes'
import type { Claim } from '@/domain/claim/fields'
import { sharedValue } from '@/domain/claim/editing/claim-values'
import type { ClaimCategory } from '@/domain/claim/status/statuses'
import {
  nextQuestion,
  toStatusChange,
  type StatusChange,
  type StatusChoice,
} from '@/domain/claim/status/status-choice'
import { parseCategory, statusKey, subcategoriesOf } from '@/domain/claim/status/status'
import { StatusQuestion } from '../edit/fields/status/StatusQuestion'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import { PopoverFrame } from '@/ui/dialog/PopoverFrame'
import { classNames } from '@/ui/theme/class-names'
import styles from './StatusMenu.module.css'
import { StatusMenu, type StatusItem } from './StatusMenu'
import { isolate } from '@/domain/isolate'
import { fullName } from '@/domain/people/full-name'

interface MovePanelProps {
  readonly anchor: Element
  readonly claims: readonly Claim[]
  /** Default: all open lanes. */
  readonly lane: LaneId | undefined
  readonly onMove: (change: StatusChange) => void
  readonly onClose: () => void
}

/** Asks for a complete status: category, sub-status, and the documents or agency it requires. */
export function MovePanel({ anchor, claims, lane, onMove, onClose }: MovePanelProps) {
  const titleId = useId()
  const lanes = lane ? [laneById(lane)] : OPEN_LANES
  const title = lane ? `Mover a ${laneById(lane).label}` : 'Mover a…'
  const only = onlyCategoryOf(lanes)
  const [choice, setChoice] = useState<StatusChoice | null>(only && { category: only })
  const [isOpen, setOpen] = useState(true)
  const [isGone, setGone] = useState(false)

  const asked = choice && nextQuestion(choice)
  // These questions are dialogs: open them after the popover has returned the focus.
  const askedLater = asked === 'documents' || asked === 'agency' ? asked : null
  const close = () => setOpen(false)
  const take = ({ category, subcategory }: StatusItem) => {
    const next = { category, ...(subcategory !== undefined && { subcategory }) }
    setChoice(next)
    const question = nextQuestion(next)
    if (question === 'subcategory') return
    setOpen(false)
    if (question === null) finish(next)
  }
  const finish = (complete: StatusChoice) => {
    onClose()
    onMove(toStatusChange(complete))
  }
  const here = parseCategory(sharedValue(claims, 'category'))
  const hereSub = statusKey(sharedValue(claims, 'subcategory'))
  // The current category is enabled only if it has several sub-statuses.
  const categories = lanes.map((one) => ({
    label: one.label,
    items: one.categories.map((category) => ({
      category,
      isHere: category === here,
      isDisabled: category === here && subcategoriesOf(category).length < 2,
    })),
  }))
  const subcategories = (category: ClaimCategory) =>
    subcategoriesOf(category).map((subcategory) => ({
      category,
      subcategory,
      isHere: category === here && statusKey(subcategory) === hereSub,
    }))
  const [claim, ...others] = claims
  return (
    <>
      <PopoverFrame
        anchor={isOpen ? anchor : null}
        labelledBy={titleId}
        onClose={close}
        onExited={() => (askedLater ? setGone(true) : onClose())}
      >
        <div className={classNames('rule-below', styles['part'])}>
          <h2 id={titleId} className="dense">
            {choice ? formatStatus(choice.category) : title}
          </h2>
          <p className="muted fine">{movedClaimLabel(claims) ?? countClaims(claims.length)}</p>
        </div>
        {choice && (
          <p className={classNames('muted tiny strong', styles['part'])}>Elige la subcategoría</p>
        )}
        <StatusMenu
          key={choice?.category}
          label={choice ? `Subcategoría de ${formatStatus(choice.category)}` : title}
          groups={choice ? [{ items: subcategories(choice.category) }] : categories}
          onChoose={take}
          onBack={choice && only === null ? () => setChoice(null) : null}
          onClose={close}
        />
        {!choice && (
          <p className={classNames('muted fine rule-above', styles['part'])}>
            Después eliges la subcategoría.
          </p>
        )}
      </PopoverFrame>
      {choice && isGone && (
        <StatusQuestion
          asked={askedLater}
          chosen={{
            documents: (others.length === 0 ? claim?.documents : null) ?? [],
            agency: sharedValue(claims, 'agency'),
          }}
          onCancel={onClose}
          onChoose={(answer) => finish({ ...choice, ...answer })}
        />
      )}
    </>
  )
}

function onlyCategoryOf(lanes: readonly Lane[]): ClaimCategory | null {
  const [only, ...others] = lanes.flatMap(({ categories }) => categories)
  return others.length === 0 ? (only ?? null) : null
}

/** '1198 · Felipe Mardones'; null for several claims. */
function movedClaimLabel(claims: readonly Claim[]): string | null {
  const [claim, ...others] = claims
  if (!claim || others.length > 0) return null
  const name = fullName(claim)
  return [claim.id ?? 'Sin número', isolate(name)].filter(Boolean).join(' · ')
}
