import app from '@adonisjs/core/services/app'
import { ChannelPort } from '#core/context/shop_context'
import { Statements } from '#core/database/statements'
import { isWellFormed, normalisePath } from '#core/permalinks/claim'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { permalinkMalformed, permalinkTaken, redirectLoop, slugReserved } from '#plugins/catalogue/permalinks/errors'
import { REDIRECT_KIND, type PermalinkRow } from '#plugins/catalogue/permalinks/permalink_row'
import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'

/** A redirect. Both addresses are without the base path and the prefix of the language. */
interface TypedRedirect {
  locale: Locale
  path: string
  redirect: string
}

type StoredRedirect = Omit<PermalinkRow, 'id'>

/** Maximum length of a chain of redirects. A longer one is refused as a loop. */
const HOPS = 10

/**
 * Redirects an unused address to another one, in every channel but the first, whose row it returns. If the target is a
 * product, category or dish, the address becomes one of its former addresses, and so follows it when it moves.
 */
export async function placeRedirect(trx: Transaction, typed: TypedRedirect): Promise<StoredRedirect> {
  const checked = await checkPaths(typed)
  const db = new Statements(trx)
  const rows: StoredRedirect[] = []
  for (const { code: channel } of (await app.container.make(ChannelPort)).all()) {
    rows.push(await resolved(db, { ...checked, channel }))
  }
  const [first, ...others] = rows
  const columns = {
    channel: 'text',
    locale: 'text',
    path: 'text',
    kind: 'text',
    target: 'text',
    redirect: 'text',
  } as const
  const names = Object.keys(columns).join(', ')
  await db.run(`insert into core_permalinks (${names}) select ${names} from ${db.rows(columns)}`, others)
  return first as StoredRedirect
}

async function checkPaths({ locale, ...typed }: TypedRedirect): Promise<TypedRedirect> {
  const path = normalisePath(typed.path)
  const redirect = typed.redirect === '/' ? '/' : normalisePath(typed.redirect)
  if (!isWellFormed(path)) throw permalinkMalformed({}, 'path')
  if (redirect !== '/' && !isWellFormed(redirect)) throw permalinkMalformed({}, 'redirect')
  if ((await app.container.make(ReservedPaths)).has(path)) throw slugReserved({ slug: path }, 'path')
  if (path === redirect) throw redirectLoop({}, 'redirect')
  return { locale, path, redirect }
}

/** The row of a channel: it leads to the end of a chain of redirects, so that a visitor is redirected only once. */
async function resolved(db: Statements, place: TypedRedirect & { channel: string }): Promise<StoredRedirect> {
  const { path, redirect } = place
  if (await at(db, place)) throw permalinkTaken({ path }, 'path')
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

async function at(db: Statements, { channel, locale, path }: Pick<PermalinkRow, 'channel' | 'locale' | 'path'>) {
  const [row] = await db.all<Pick<PermalinkRow, 'kind' | 'target' | 'redirect'>>(
    'select kind, target, redirect from core_permalinks where channel = ? and locale = ? and path = ?',
    ...[channel, locale, path]
  )
  return row
}
