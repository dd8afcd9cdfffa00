import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import type { LinkFinding, LinkState } from '#plugins/cms/broken_links/link_finding'
import type { Locale } from '#core/i18n/locales'

/** An address that is to be looked at. */
export interface DueCheck {
  id: number
  url: string
  host: string
  state: LinkState
  failures: number
  first_failed_at: string | null
}

/** A link inside the shop: to something that has a permalink, or to a path. */
export interface InsideCheck {
  id: number
  locale: Locale | ''
  target_kind: string | null
  target_id: string | null
  url: string | null
}

interface NewCheck extends Omit<InsideCheck, 'id'> {
  key: string
}

const HOUR = 3600

/** Seconds until an address is looked at again. */
const AGAIN = 72 * HOUR

/** Seconds until an address that failed once is tried again. */
const SOON = HOUR

/** So many failures make an address broken: a site may be away for a moment. */
const FAILURES = 2

const BATCH = 1000

/** Links of the shop's own pages differ by language, outside addresses do not. */
const IS_INSIDE = `(l.target_kind is not null or l.url like '/%')`

const CHECKABLE = `(${IS_INSIDE} or lower(l.url) like 'http%')`

/** The rows of `cms_link_checks`. */
@inject()
export class LinkChecks {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Makes a row for each new address that a link leads to, and deletes those that none leads to any more. */
  async follow(): Promise<void> {
    await this.store.transaction((trx) =>
      new Statements(trx).all(
        'delete from cms_link_checks where not exists (select 1 from core_links l where l.key = cms_link_checks.key)'
      )
    )
    while (await this.#addSome());
  }

  async #addSome(): Promise<boolean> {
    const locale = `case when ${IS_INSIDE} then l.locale else '' end`
    return this.store.transaction(async (trx) => {
      const db = new Statements(trx)
      const found = await db.all<NewCheck>(
        `select l.key, ${locale} as locale, min(l.target_kind) as target_kind, min(l.target_id) as target_id,
           min(l.url) as url
         from core_links l where ${CHECKABLE} and not exists
           (select 1 from cms_link_checks c where c.key = l.key and c.locale = ${locale})
         group by l.key, ${locale} order by min(l.id) limit ${BATCH}`
      )
      const rows = found.map((row) => {
        const isInside = row.target_kind !== null || (row.url ?? '').startsWith('/')
        return { ...row, kind: isInside ? 'inside' : 'outside', host: isInside ? '' : hostOf(row.url ?? '') }
      })
      const columns = {
        key: 'text',
        locale: 'text',
        kind: 'text',
        target_kind: 'text',
        target_id: 'text',
        url: 'text',
        host: 'text',
      } as const
      const names = Object.keys(columns).join(', ')
      await db.run(
        `insert into cms_link_checks (${names}, next_check_at) select ${names}, next_check_at
         from ${db.rows({ ...columns, next_check_at: 'instant' })} where true on conflict (key, locale) do nothing`,
        rows.map((row) => ({ ...row, next_check_at: this.clock.iso() }))
      )
      return found.length === BATCH
    })
  }

  /** Makes outside addresses due that were not looked at since an instant, but for those of hosts that asked for a pause. */
  async makeDue(since: string): Promise<void> {
    const now = this.clock.iso()
    await this.store.transaction((trx) =>
      new Statements(trx).all(
        `update cms_link_checks set next_check_at = ? where kind = 'outside' and state <> 'dismissed'
         and (checked_at is null or checked_at < ?) and host not in
           (select host from cms_link_checks where status in (429, 503) and state = 'warning' and next_check_at > ?)`,
        ...[now, since, now]
      )
    )
  }

  /** The outside addresses that are due, by host; dismissed ones rest. */
  due(): Promise<DueCheck[]> {
    return this.store.read.all<DueCheck>(
      `select id, url, host, state, failures, first_failed_at from cms_link_checks
       where kind = 'outside' and next_check_at <= ? and state <> 'dismissed' order by host, id`,
      this.clock.iso()
    )
  }

  /** Some links inside the shop, after one of them. */
  inside(after: number): Promise<InsideCheck[]> {
    return this.store.read.all<InsideCheck>(
      `select id, locale, target_kind, target_id, url from cms_link_checks
       where kind = 'inside' and state <> 'dismissed' and id > ? order by id limit ${BATCH}`,
      after
    )
  }

  /** Keeps what a look at an outside address found. The second failure in a row makes it broken. */
  async record(check: DueCheck, { outcome, status, reason, redirect, retryAfter }: LinkFinding): Promise<void> {
    const hasFailed = outcome === 'failed'
    const failures = hasFailed ? check.failures + 1 : 0
    // A private address is never asked, so a second try tells nothing.
    const isBroken = failures >= FAILURES || reason === 'refused'
    const failed: LinkState = isBroken ? 'broken' : 'suspect'
    const state: LinkState = hasFailed ? failed : (outcome as LinkState)
    const isWell = state === 'ok' || state === 'redirect'
    await this.store.transaction((trx) =>
      new Statements(trx).all(
        `update cms_link_checks set state = ?, status = ?, reason = ?, redirect = ?, failures = ?, first_failed_at = ?,
           checked_at = ?, next_check_at = ?, version = version + 1 where id = ? and state <> 'dismissed'`,
        ...[state, status, reason, redirect, failures, isWell ? null : (check.first_failed_at ?? this.clock.iso())],
        ...[this.clock.iso(), this.clock.isoIn(retryAfter ?? (state === 'suspect' ? SOON : AGAIN)), check.id]
      )
    )
  }

  /** A host wants no more requests for so many seconds: its other addresses wait as well. */
  async pauseHost(host: string, seconds: number): Promise<void> {
    const until = this.clock.isoIn(seconds)
    await this.store.transaction((trx) =>
      new Statements(trx).all(
        `update cms_link_checks set next_check_at = ? where kind = 'outside' and host = ? and next_check_at < ?`,
        ...[until, host, until]
      )
    )
  }

  /** Keeps what was found of links inside the shop. */
  async recordInside(
    found: readonly { id: number; state: LinkState; reason: string | null; redirect: string | null }[]
  ) {
    const now = this.clock.iso()
    await this.store.transaction((trx) => {
      const db = new Statements(trx)
      return db.run(
        `update cms_link_checks set state = r.state, reason = r.reason, redirect = r.redirect, status = null,
           first_failed_at = case when r.state = 'broken' then coalesce(first_failed_at, r.now) else null end,
           checked_at = r.now, next_check_at = r.now,
           version = version + case when cms_link_checks.state = r.state then 0 else 1 end
         from ${db.rows({ id: 'bigint', state: 'text', reason: 'text', redirect: 'text', now: 'instant' })}
         where cms_link_checks.id = r.id`,
        found.map((each) => ({ ...each, now }))
      )
    })
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.slice(0, 255) : ''
}
