import { inject } from '@adonisjs/core'
import { RecentReads } from '#core/database/recent_reads'
import { Store, type Transaction } from '#core/database/store'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { PermalinkRows } from '#core/permalinks/permalink_rows'
import { isWellFormed, normalisePath, placeOf, thingOf, type Claim, type TakenClaim } from '#core/permalinks/claim'
import type { Locale } from '#core/i18n/locales'

/** What a path leads to. */
export interface Resolved {
  kind: string
  target: string
  /** The current path, when this is an old one: respond with 301. Else null. */
  redirect: string | null
}

/** Claims handled with one set of statements. */
const BATCH = 1000

const NUMBERED = /-\d+$/

const RESOLVE = 'select kind, target, redirect from core_permalinks where channel = ? and locale = ? and path = ?'

/** Enough for some thousand addresses. */
const resolved = new RecentReads<Resolved>({ most: 1024 * 1024, size: () => 200 })

/**
 * The permalinks of the shop. A target keeps every path it ever had: the old ones redirect to the current one with a
 * single 301, and no other target may take them until the target is released.
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
   * Makes each path the current one of its target. Refused claims are returned and change nothing. Of two claims to one
   * path the first wins. Two claims of one target are applied in order. The number of statements does not grow with the
   * number of claims, up to a thousand.
   */
  async claim(trx: Transaction, claims: readonly Claim[]): Promise<{ taken: TakenClaim[] }> {
    const taken: TakenClaim[] = []
    for (const batch of batches(claims)) taken.push(...(await this.#claimBatch(trx, batch)))
    const kinds = new Set(claims.map(({ kind }) => kind))
    await this.store.changes.record(trx, 'core.permalinks', [...kinds])
    return { taken }
  }

  /** Deletes all paths of deleted targets, old ones included. */
  async release(trx: Transaction, kind: string, targets: readonly string[]): Promise<void> {
    await this.#rows.remove(trx, kind, targets)
    await this.store.changes.record(trx, 'core.permalinks', targets.length > 0 ? [kind] : [])
  }

  /** Null: the path leads to nothing. One indexed query, unless the path was asked for since the last change. */
  resolve(channel: string, locale: Locale, path: string): Promise<Resolved | null> {
    const place = [channel, locale, normalisePath(path)]
    return resolved.get(this.store, place.join(' '), async () => this.store.reader.first<Resolved>(RESOLVE, place))
  }

  /**
   * The same claims with free paths: `-2`, `-3`… is appended where a screen, another target or an earlier claim of the
   * list has the path. At most two statements, however many claims.
   */
  async free(trx: Transaction, claims: readonly Claim[]): Promise<Claim[]> {
    const owners = new Map((await this.#rows.at(trx, claims)).map((row) => [placeOf(row), thingOf(row)]))
    const contested = this.#contested(claims, owners)
    for (const row of await this.#rows.numbered(trx, contested)) owners.set(placeOf(row), thingOf(row))
    return claims.map((claim) => {
      let free = claim
      for (let n = 2; !this.#isFree(free, owners); n += 1) free = { ...claim, path: numbered(claim.path, n) }
      owners.set(placeOf(free), thingOf(free))
      return free
    })
  }

  /** The claims whose path is taken, and those with a number, which a number given to another claim may collide with. */
  #contested(claims: readonly Claim[], owners: ReadonlyMap<string, string>): Claim[] {
    const holders = new Map(owners)
    const contested = new Map<string, Claim>()
    for (const claim of claims) {
      if (!this.#isFree(claim, holders)) contested.set(placeOf(claim), claim)
      else holders.set(placeOf(claim), thingOf(claim))
    }
    if (contested.size === 0) return []
    for (const claim of claims) if (NUMBERED.test(claim.path)) contested.set(placeOf(claim), claim)
    return [...contested.values()]
  }

  #isFree(claim: Claim, owners: ReadonlyMap<string, string>): boolean {
    if (this.reserved.has(claim.path)) return false
    const owner = owners.get(placeOf(claim))
    return owner === undefined || owner === thingOf(claim)
  }

  async #claimBatch(trx: Transaction, claims: readonly Claim[]): Promise<TakenClaim[]> {
    const { wanted, refused } = this.#sift(claims)
    const existing = await this.#rows.at(trx, wanted)
    const owners = new Map(existing.map((row) => [placeOf(row), row]))
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
    const standing = fresh.filter((claim) => added.has(placeOf(claim)))
    await this.#rows.lead(trx, [...standing, ...returning])
    await this.#rows.adopt(trx, standing)
    const late = [...foreign, ...overtaken].map((claim): TakenClaim => ({ ...claim, reason: 'taken' }))
    return [...refused, ...late]
  }

  /** Separates the claims that may go to the database: well formed, not reserved, one per path. */
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

/** Batches of at most `BATCH` claims. Two claims of one target are never in the same batch. */
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
