import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { PermalinkRows } from '#core/permalinks/permalink_rows'
import { isWellFormed, normalisePath, placeOf, thingOf, type Claim, type TakenClaim } from '#core/permalinks/claim'
import type { Locale } from '#core/i18n/locales'

/** What stands at an address. */
export interface Resolved {
  kind: string
  target: string
  /** Where the thing stands now, when this is one of its old addresses: answer 301. */
  redirect: string | null
}

/** Claims handled with one set of statements. */
const BATCH = 1000

const NUMBERED = /-\d+$/

const RESOLVE = 'select kind, target, redirect from core_permalinks where channel = ? and locale = ? and path = ?'

/**
 * The addresses of the shop. A thing keeps every address it ever had: the old ones lead to the present one by one 301,
 * and nothing else may take them until the thing is released.
 */
@inject()
export class Permalinks {
  readonly #rows: PermalinkRows

  constructor(
    private readonly store: Store,
    private readonly reserved: ReservedPaths
  ) {
    this.#rows = new PermalinkRows(store.dialect)
  }

  /**
   * Makes each path the address of its thing. Refused claims are reported and change nothing; of two claims to one path
   * the first wins; two claims of one thing follow each other. A bounded number of statements, however many claims.
   */
  async claim(trx: Transaction, claims: readonly Claim[]): Promise<{ taken: TakenClaim[] }> {
    const taken: TakenClaim[] = []
    for (const batch of batches(claims)) taken.push(...(await this.#claimBatch(trx, batch)))
    const kinds = new Set(claims.map(({ kind }) => kind))
    await this.store.changes.record(trx, 'core.permalinks', [...kinds])
    return { taken }
  }

  /** Gives up all addresses of deleted things, old ones included. */
  async release(trx: Transaction, kind: string, targets: readonly string[]): Promise<void> {
    await this.#rows.remove(trx, kind, targets)
    await this.store.changes.record(trx, 'core.permalinks', targets.length > 0 ? [kind] : [])
  }

  /** What stands at an address, by one indexed look-up. Null: nothing does. */
  resolve(channel: string, locale: Locale, path: string): Promise<Resolved | null> {
    return this.store.reader.first<Resolved>(RESOLVE, [channel, locale, normalisePath(path)])
  }

  /**
   * The same claims with paths that are free: `-2`, `-3`… is added where a screen, another thing or an earlier claim
   * of the list stands. At most two statements, however many claims.
   */
  async free(trx: Transaction, claims: readonly Claim[]): Promise<Claim[]> {
    const owners = new Map((await this.#rows.at(trx, claims)).map((row) => [placeOf(row), thingOf(row)]))
    const crowded = this.#crowded(claims, owners)
    for (const row of await this.#rows.numbered(trx, crowded)) owners.set(placeOf(row), thingOf(row))
    return claims.map((claim) => {
      let free = claim
      for (let n = 2; !this.#isFree(free, owners); n += 1) free = { ...claim, path: numbered(claim.path, n) }
      owners.set(placeOf(free), thingOf(free))
      return free
    })
  }

  /** The paths that cannot be had as they are, and those that a number given to another may run into. */
  #crowded(claims: readonly Claim[], owners: ReadonlyMap<string, string>): Claim[] {
    const holders = new Map(owners)
    const crowded = new Map<string, Claim>()
    for (const claim of claims) {
      if (!this.#isFree(claim, holders)) crowded.set(placeOf(claim), claim)
      else holders.set(placeOf(claim), thingOf(claim))
    }
    if (crowded.size === 0) return []
    for (const claim of claims) if (NUMBERED.test(claim.path)) crowded.set(placeOf(claim), claim)
    return [...crowded.values()]
  }

  #isFree(claim: Claim, owners: ReadonlyMap<string, string>): boolean {
    if (this.reserved.has(claim.path)) return false
    const owner = owners.get(placeOf(claim))
    return owner === undefined || owner === thingOf(claim)
  }

  async #claimBatch(trx: Transaction, claims: readonly Claim[]): Promise<TakenClaim[]> {
    const { wanted, refused } = this.#sift(claims)
    const standing = await this.#rows.at(trx, wanted)
    const owners = new Map(standing.map((row) => [placeOf(row), row]))
    const isForeign = (claim: Claim) => {
      const owner = owners.get(placeOf(claim))
      return owner !== undefined && thingOf(owner) !== thingOf(claim)
    }
    const foreign = wanted.filter(isForeign)
    const ours = wanted.filter((claim) => !isForeign(claim))
    const fresh = ours.filter((claim) => !owners.has(placeOf(claim)))
    const returning = ours.filter((claim) => typeof owners.get(placeOf(claim))?.redirect === 'string')

    const added = new Set((await this.#rows.add(trx, fresh)).map(placeOf))
    const overtaken = fresh.filter((claim) => !added.has(placeOf(claim)))
    await this.#rows.lead(trx, [...fresh.filter((claim) => added.has(placeOf(claim))), ...returning])
    const late = [...foreign, ...overtaken].map((claim): TakenClaim => ({ ...claim, reason: 'taken' }))
    return [...refused, ...late]
  }

  /** Claims that may go to the database: well formed, not reserved, one a path. */
  #sift(claims: readonly Claim[]): { wanted: Claim[]; refused: TakenClaim[] } {
    const refused: TakenClaim[] = []
    const wanted = new Map<string, Claim>()
    for (const claim of claims) {
      if (!isWellFormed(claim.path)) refused.push({ ...claim, reason: 'malformed' })
      else if (this.reserved.has(claim.path)) refused.push({ ...claim, reason: 'reserved' })
      else if (wanted.has(placeOf(claim))) refused.push({ ...claim, reason: 'taken' })
      else wanted.set(placeOf(claim), claim)
    }
    return { wanted: [...wanted.values()], refused }
  }
}

/** Cuts a list where it is long enough, and where a thing comes again: its claims follow each other. */
function* batches(claims: readonly Claim[]): Generator<Claim[]> {
  let batch = new Map<string, Claim>()
  for (const claim of claims) {
    if (batch.size >= BATCH || batch.has(thingOf(claim))) {
      yield [...batch.values()]
      batch = new Map()
    }
    batch.set(thingOf(claim), claim)
  }
  if (batch.size > 0) yield [...batch.values()]
}

function numbered(path: string, n: number): string {
  const suffix = `-${n}`
  return `${path.slice(0, 255 - suffix.length)}${suffix}`
}
