/** The fields of a server row that the walks change. */
export type Row = Readonly<Record<Field, string>>
export type Field = 'next_step' | 'handler'

/** A PUT that the server applied. */
export interface Write {
  readonly id: number
  /** The user of its token. */
  readonly by: string
  readonly before: Row
  readonly after: Row
}

/** The state of one claim of a requested change. */
interface Asked {
  /** Values that the user saw, first or later, and chose to replace. */
  readonly seen: Set<string>
  /** The field on the server before it was written; null until then. */
  before: string | null
  isUndone: boolean
  /** Cancelled, or its user has left. */
  isGivenUp: boolean
  /** It was already in progress when it was cancelled. */
  mayArrive: boolean
}

/** One requested change. Each has a unique value. */
export interface Ask {
  readonly key: string
  readonly owner: string
  readonly field: Field
  readonly value: string
  readonly claims: ReadonlyMap<number, Asked>
  /** "Deshacer" was pressed. */
  isUndoAsked: boolean
}

const FIELDS: readonly Field[] = ['next_step', 'handler']

/** The expected state: requested changes, and the server's writes. */
export class UpdatesModel {
  readonly asks = new Map<string, Ask>()
  /** Number of values used. */
  values = 0
  private judged = 0

  /** A text that was not used before. */
  newValue(): string {
    this.values += 1
    return `Texto ${this.values}`
  }

  ask({
    claims,
    ...ask
  }: Omit<Ask, 'claims' | 'isUndoAsked'> & {
    readonly claims: Iterable<readonly [number, string]>
  }): void {
    const asked = [...claims].map(
      ([id, seen]) =>
        [
          id,
          {
            seen: new Set([seen]),
            before: null,
            isUndone: false,
            isGivenUp: false,
            mayArrive: false,
          },
        ] as const,
    )
    this.asks.set(ask.key, { ...ask, claims: new Map(asked), isUndoAsked: false })
  }

  askOf(key: string): Ask {
    const found = this.asks.get(key)
    if (!found) throw new Error(`${key} was not asked for`)
    return found
  }

  claimOf(key: string, id: number): Asked {
    const found = this.askOf(key).claims.get(id)
    if (!found) throw new Error(`${key} of claim ${id} was not asked for`)
    return found
  }

  /** Whether a claim of a change has, or had, the requested value. */
  isWritten(key: string, id: number): boolean {
    return this.claimOf(key, id).before !== null
  }

  giveUp(key: string, ids?: Iterable<number>): void {
    const { claims } = this.askOf(key)
    for (const id of ids ?? claims.keys()) this.claimOf(key, id).isGivenUp = true
  }

  /** Deletes the stored changes of all other users. */
  forgetOthers(person: string | null, isOnItsWay: (id: number) => boolean): void {
    for (const { key, owner, claims } of this.asks.values()) {
      if (owner === person) continue
      for (const [id, claim] of claims) claim.mayArrive ||= !claim.isGivenUp && isOnItsWay(id)
      this.giveUp(key)
    }
  }

  /** What has to be pending: requested, not written, and not cancelled. */
  get open(): readonly (readonly [ask: Ask, id: number])[] {
    return [...this.asks.values()].flatMap((ask) =>
      [...ask.claims].flatMap(([id, { before, isGivenUp }]) =>
        before === null && !isGivenUp ? [[ask, id] as const] : [],
      ),
    )
  }

  /** Checks the writes since the last call. @throws for an unexpected one */
  judge(writes: readonly Write[]): void {
    const fresh = writes.slice(this.judged)
    this.judged = writes.length
    fresh.forEach((write) => this.take(write))
  }

  private take({ id, by, before, after }: Write): void {
    const [field, ...others] = FIELDS.filter((name) => before[name] !== after[name])
    const told = `${by} made of claim ${id} ${JSON.stringify({ before, after })}`
    if (field === undefined) throw new Error(`written twice: ${told}`)
    if (others.length > 0) throw new Error(`more than was asked for: ${told}`)
    const [was, is] = [before[field], after[field]]
    const asks = [...this.asks.values()].filter((ask) => ask.field === field && ask.claims.has(id))
    const undone = asks.find(
      (ask) => ask.value === was && ask.isUndoAsked && ask.claims.get(id)?.before === is,
    )
    const ask = undone ?? asks.find(({ value }) => value === is)
    const claim = ask?.claims.get(id)
    if (!ask || !claim) throw new Error(`not asked for: ${told}`)
    if (ask.owner !== by) throw new Error(`${ask.owner} asked for it: ${told}`)
    if (undone) {
      if (claim.isUndone) throw new Error(`undone twice: ${told}`)
      claim.isUndone = true
      return
    }
    if (claim.isGivenUp && !claim.mayArrive) throw new Error(`it was given up: ${told}`)
    // A change that began before the user's own last one was answered.
    const isOwn = asks.some((other) => other.owner === by && other.value === was)
    if (!isOwn && !claim.seen.has(was))
      throw new Error(`its person never saw what it replaces: ${told}`)
    claim.before = was
  }
}
