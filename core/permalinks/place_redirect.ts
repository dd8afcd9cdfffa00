import app from '@adonisjs/core/services/app'
import { ChannelPort } from '#core/context/shop_context'
import { Statements } from '#core/database/statements'
import { isWellFormed, normalisePath } from '#core/permalinks/claim'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { GONE_KIND, REDIRECT_KIND } from '#core/permalinks/written_redirects'
import { permalinkMalformed, permalinkReserved, permalinkTaken, redirectLoop } from '#core/permalinks/errors'
import type { PermalinkRow } from '#core/permalinks/permalink_rows'
import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'

/** A redirect. Both addresses are without the base path and the prefix of the language. */
export interface TypedRedirect {
  locale: Locale
  path: string
  /** Null: what stood at the address is gone for good. */
  redirect: string | null
}

type Place = Pick<PermalinkRow, 'channel' | 'locale' | 'path'>

/** Maximum length of a chain of redirects. A longer one is refused as a loop. */
const HOPS = 10

const COLUMNS = {
  channel: 'text',
  locale: 'text',
  path: 'text',
  kind: 'text',
  target: 'text',
  redirect: 'text',
} as const

/**
 * Redirects an unused address to another one in every channel. Redirects that lead to the address lead to the other one from
 * now on. If something stands there, they become its former addresses, and so follow it when it moves.
 */
export async function placeRedirect(trx: Transaction, typed: TypedRedirect): Promise<void> {
  const db = new Statements(trx)
  await insert(db, await redirectRows(trx, typed))
}

/** The same in every channel but the first, whose row it returns for whoever inserts it. */
export async function placeOtherRedirects(trx: Transaction, typed: TypedRedirect): Promise<PermalinkRow> {
  const db = new Statements(trx)
  const [first, ...others] = await redirectRows(trx, typed)
  await insert(db, others)
  return first as PermalinkRow
}

/** The rows of a redirect, one a channel. What leads to its address is made to lead to its end. */
async function redirectRows(trx: Transaction, typed: TypedRedirect): Promise<PermalinkRow[]> {
  const checked = await checkPaths(typed)
  const db = new Statements(trx)
  const rows: PermalinkRow[] = []
  for (const { code: channel } of (await app.container.make(ChannelPort)).all()) {
    rows.push(await resolved(db, { ...checked, channel }))
  }
  await db.all(
    `update core_permalinks as p set kind = r.kind, target = r.target, redirect = r.redirect from ${db.rows(COLUMNS)}
     where p.kind = '${REDIRECT_KIND}' and p.channel = r.channel and p.locale = r.locale and p.redirect = r.path`,
    rows
  )
  return rows
}

function insert(db: Statements, rows: readonly PermalinkRow[]): Promise<unknown> {
  const names = Object.keys(COLUMNS).join(', ')
  return db.run(`insert into core_permalinks (${names}) select ${names} from ${db.rows(COLUMNS)}`, rows)
}

async function checkPaths({ locale, ...typed }: TypedRedirect): Promise<TypedRedirect> {
  const path = normalisePath(typed.path)
  const redirect = typed.redirect === '/' || typed.redirect === null ? typed.redirect : normalisePath(typed.redirect)
  if (!isWellFormed(path)) throw permalinkMalformed({}, 'path')
  if (redirect !== null && redirect !== '/' && !isWellFormed(redirect)) throw permalinkMalformed({}, 'redirect')
  if ((await app.container.make(ReservedPaths)).has(path)) throw permalinkReserved({ path }, 'path')
  if (path === redirect) throw redirectLoop({}, 'redirect')
  return { locale, path, redirect }
}

/** The row of a channel: it leads to the end of a chain of redirects, so that a visitor is redirected only once. */
async function resolved(db: Statements, place: TypedRedirect & { channel: string }): Promise<PermalinkRow> {
  const { path, redirect } = place
  if (await at(db, place)) throw permalinkTaken({ path }, 'path')
  if (redirect === null) return { ...place, kind: GONE_KIND, target: '0', redirect }
  let reached = redirect
  for (let hop = 0; hop < HOPS; hop += 1) {
    if (reached === path) throw redirectLoop({}, 'redirect')
    const row = await at(db, { ...place, path: reached })
    if (!row) return { ...place, kind: REDIRECT_KIND, target: '0', redirect: reached }
    if (row.redirect === null) return { ...place, kind: row.kind, target: row.target, redirect: reached }
    reached = row.redirect
  }
  throw redirectLoop({}, 'redirect')
}

async function at(db: Statements, { channel, locale, path }: Place) {
  const [row] = await db.all<Pick<PermalinkRow, 'kind' | 'target' | 'redirect'>>(
    'select kind, target, redirect from core_permalinks where channel = ? and locale = ? and path = ?',
    ...[channel, locale, path]
  )
  return row
}
