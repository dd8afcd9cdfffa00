import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { ChannelPort } from '#core/context/shop_context'
import { Store, type Transaction } from '#core/database/store'
import { isWellFormed, normalisePath } from '#core/permalinks/claim'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { Statements } from '#core/database/statements'
import { permalinkMalformed, permalinkTaken, redirectLoop, slugReserved } from '#plugins/catalogue/permalinks/errors'
import { REDIRECT_KIND, type PermalinkRow } from '#plugins/catalogue/permalinks/permalink_row'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'

/** A redirect. Both addresses are without the base path and the prefix of the language. */
export interface RedirectForm {
  locale: Locale
  path: string
  redirect: string
}

/** Maximum length of a chain of redirects. A longer one is refused as a loop. */
const HOPS = 10

/**
 * Redirects an unused address to another one, in every channel. If the target is a product, category or dish, the address
 * becomes one of its former addresses, and so follows it when it moves.
 */
@inject()
export class AddRedirect {
  constructor(
    private readonly store: Store,
    private readonly reserved: ReservedPaths,
    private readonly channels: ChannelPort,
    private readonly audit: AuditLog
  ) {}

  /** Returns the id of the address in the first channel. */
  async execute(form: RedirectForm, origin: Origin): Promise<number> {
    const path = normalisePath(form.path)
    const redirect = form.redirect === '/' ? '/' : normalisePath(form.redirect)
    if (!isWellFormed(path)) throw permalinkMalformed({}, 'path')
    if (redirect !== '/' && !isWellFormed(redirect)) throw permalinkMalformed({}, 'redirect')
    if (this.reserved.has(path)) throw slugReserved({ slug: path }, 'path')
    if (path === redirect) throw redirectLoop({}, 'redirect')
    return this.store.transaction((trx) => this.#run(trx, { ...form, path, redirect }, origin))
  }

  async #run(trx: Transaction, { locale, path, redirect }: RedirectForm, origin: Origin): Promise<number> {
    const db = new Statements(trx)
    const ids: number[] = []
    for (const { code: channel } of this.channels.all()) {
      const [taken] = await at(db, { channel, locale, path })
      if (taken) throw permalinkTaken({ path }, 'path')
      const end = await this.#end(db, { channel, locale, path, redirect })
      const [row] = await db.all<{ id: number }>(
        `insert into core_permalinks (channel, locale, path, kind, target, redirect) values (?, ?, ?, ?, ?, ?) returning id`,
        ...[channel, locale, path, end.kind, end.target, end.path]
      )
      ids.push(Number(row?.id))
    }
    await this.audit.record(trx, origin, {
      subject: 'catalogue.permalinks',
      subjectId: String(ids[0]),
      action: 'created',
      changes: { path: [null, path], redirect: [null, redirect] },
    })
    await this.store.changes.record(trx, 'core.permalinks', [REDIRECT_KIND])
    return ids[0] as number
  }

  /** Resolves the end of a chain of redirects, so that a visitor is redirected only once. */
  async #end(db: Statements, { channel, locale, path, redirect }: RedirectForm & { channel: string }) {
    let reached = redirect
    for (let hop = 0; hop < HOPS; hop += 1) {
      if (reached === path) throw redirectLoop({}, 'redirect')
      const [row] = await at(db, { channel, locale, path: reached })
      if (!row) return { kind: REDIRECT_KIND, target: '0', path: reached }
      if (row.redirect === null) return { kind: row.kind, target: row.target, path: reached }
      reached = row.redirect
    }
    throw redirectLoop({}, 'redirect')
  }
}

type Place = Pick<PermalinkRow, 'channel' | 'locale' | 'path'>

function at(db: Statements, { channel, locale, path }: Place): Promise<PermalinkRow[]> {
  return db.all<PermalinkRow>(
    'select kind, target, redirect from core_permalinks where channel = ? and locale = ? and path = ?',
    ...[channel, locale, path]
  )
}
