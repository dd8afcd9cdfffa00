import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { ChannelPort } from '#core/context/shop_context'
import { Store, type Transaction } from '#core/database/store'
import { isWellFormed, normalisePath } from '#core/permalinks/claim'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { permalinkMalformed, permalinkTaken, redirectLoop, slugReserved } from '#plugins/catalogue/errors'
import { REDIRECT_KIND, type PermalinkRow } from '#plugins/catalogue/services/permalinks/permalink_row'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'

/** An address that shall lead to another one, below the base path and the language's prefix. */
export interface RedirectForm {
  locale: Locale
  path: string
  redirect: string
}

/** Longer ways round are no accident. */
const HOPS = 10

/**
 * Has an address at which nothing stands lead elsewhere, in every channel. Where a product, category or dish stands
 * there, the address becomes one of its old ones and follows it when it moves.
 */
@inject()
export class AddRedirect {
  constructor(
    private readonly store: Store,
    private readonly reserved: ReservedPaths,
    private readonly channels: ChannelPort,
    private readonly audit: AuditLog
  ) {}

  /** Gives the number of the address in the first channel. */
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
    const bulk = new Bulk(trx)
    const ids: number[] = []
    for (const { code: channel } of this.channels.all()) {
      const [standing] = await at(bulk, { channel, locale, path })
      if (standing) throw permalinkTaken({ path }, 'path')
      const end = await this.#end(bulk, { channel, locale, path, redirect })
      const [row] = await bulk.all<{ id: number }>(
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

  /** What stands where the way ends, so that nobody is sent on twice. */
  async #end(bulk: Bulk, { channel, locale, path, redirect }: RedirectForm & { channel: string }) {
    let reached = redirect
    for (let hop = 0; hop < HOPS; hop += 1) {
      if (reached === path) throw redirectLoop({}, 'redirect')
      const [row] = await at(bulk, { channel, locale, path: reached })
      if (!row) return { kind: REDIRECT_KIND, target: '0', path: reached }
      if (row.redirect === null) return { kind: row.kind, target: row.target, path: reached }
      reached = row.redirect
    }
    throw redirectLoop({}, 'redirect')
  }
}

type Place = Pick<PermalinkRow, 'channel' | 'locale' | 'path'>

function at(bulk: Bulk, { channel, locale, path }: Place): Promise<PermalinkRow[]> {
  return bulk.all<PermalinkRow>(
    'select kind, target, redirect from core_permalinks where channel = ? and locale = ? and path = ?',
    ...[channel, locale, path]
  )
}
