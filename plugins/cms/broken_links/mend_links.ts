import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { hrefKind, readReference, writeReference } from '#core/rich_text/href'
import {
  linkNotMendable,
  linkTargetInvalid,
  linkTargetMissing,
  noLinks,
  redirectOutside,
  tooManyLinks,
} from '#plugins/cms/broken_links/errors'
import { Lists } from '#core/lists/lists'
import { LinkNames } from '#core/links/link_names'
import { DEFAULT_LOCALE, LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'
import { linkedKey } from '#core/links/link'
import { placeRedirect } from '#core/permalinks/place_redirect'
import { ResolveLinks } from '#core/links/resolve_links'
import { ChannelPort } from '#core/context/shop_context'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import type { Selection } from '#core/lists/selection'
import type { Mend } from '#plugins/cms/broken_links/mend_validator'
import type { Origin } from '#core/audit/origin'

interface MendRequest {
  selection: Selection
  mend: Mend
  /** Address or reference that links get, or their address leads to. */
  linkTarget?: string | undefined
}

/** A line of the list. */
interface BrokenLink {
  id: number
  check_id: number
  source_kind: string
  source_id: string
  locale: Locale | ''
  url: string
  kind: 'inside' | 'outside'
  state: string
}

/** Links that are mended together, in one transaction. */
const MOST = 500

/** Mends links where they stand, or makes their address lead somewhere. All of them, or none. */
@inject()
export class MendLinks {
  constructor(
    private readonly store: Store,
    private readonly lists: Lists,
    private readonly clock: Clock,
    private readonly names: LinkNames,
    private readonly resolve: ResolveLinks,
    private readonly channels: ChannelPort,
    private readonly audit: AuditLog
  ) {}

  /** Gives how many links were mended. Those that are not there any more are left out. */
  async execute({ selection, mend, linkTarget = '' }: MendRequest, origin: Origin): Promise<number> {
    const ids = await this.lists.ids('cms.broken_links', selection)
    if (ids.length === 0) throw noLinks({}, 'selection')
    if (ids.length > MOST) throw tooManyLinks({ most: MOST }, 'selection')
    const isAimed = mend === 'replace' || mend === 'redirect'
    const to = isAimed ? await this.#target(linkTarget) : null
    return this.store.transaction(async (trx) => {
      const links = await this.#links(trx, ids)
      if (mend === 'dismiss' || mend === 'restore') await this.#mark(trx, links, mend, origin)
      else if (mend === 'redirect') await this.#redirect(trx, links, to ?? '')
      else await this.#replace(trx, links, to, origin)
      await this.store.changes.record(trx, 'cms.broken_links', ['*'])
      return links.length
    })
  }

  /** The address as links keep it: something of the shop as a reference. */
  async #target(target: string): Promise<string> {
    const kind = hrefKind(target)
    if (kind === null || kind === 'anchor') throw linkTargetInvalid({}, 'linkTarget')
    const reference = readReference(target)
    if (reference) {
      const named = await this.names.titles([reference], DEFAULT_LOCALE)
      if (!named.has(linkedKey(reference))) throw linkTargetMissing({}, 'linkTarget')
    }
    if (kind !== 'path') return target
    const found = await this.resolve.targets({ channel: this.#channel(), locale: DEFAULT_LOCALE }, [target])
    const thing = found.get(target)
    return thing ? writeReference({ kind: thing.kind, id: String(thing.id) }) : target
  }

  #channel(): string {
    return this.channels.all()[0]?.code ?? ''
  }

  #links(trx: Transaction, ids: readonly number[]): Promise<BrokenLink[]> {
    const db = new Statements(trx)
    return db.run<BrokenLink>(
      `select l.id, c.id as check_id, l.source_kind, l.source_id, l.locale, l.url, c.kind, c.state from core_links l
       join cms_link_checks c on c.key = l.key and (c.kind = 'outside' or c.locale = l.locale)
       where l.id in ${db.ids} order by l.source_kind, l.source_id, l.id`,
      ids
    )
  }

  async #replace(trx: Transaction, links: readonly BrokenLink[], to: string | null, origin: Origin): Promise<void> {
    // A text with the same address twice is changed once.
    const changes = new Map(links.map((link) => [`${link.source_kind}/${link.source_id} ${link.url}`, link]))
    for (const { source_kind: kind, source_id: id, url: from } of changes.values()) {
      const holder = await this.names.holder(kind)
      if (!holder) throw linkNotMendable({ url: from.slice(0, 120) }, 'selection')
      await holder.replace(trx, id, { from, to }, origin)
    }
  }

  async #redirect(trx: Transaction, links: readonly BrokenLink[], to: string): Promise<void> {
    for (const { url, locale: written } of new Map(links.map((link) => [link.url, link])).values()) {
      if (!url.startsWith('/')) throw redirectOutside({}, 'selection')
      const [path = ''] = url.split(/[?#]/)
      const isEnglish = path.startsWith(`${LOCALE_PREFIXES.en_GB}/`)
      const locale = isEnglish ? 'en_GB' : written || DEFAULT_LOCALE
      const bare = isEnglish ? path.slice(LOCALE_PREFIXES.en_GB.length) : path
      await placeRedirect(trx, { locale, path: bare, redirect: await this.#pathOf(to, locale) })
    }
    await this.#write(trx, links, 'redirect')
  }

  async #pathOf(to: string, locale: Locale): Promise<string> {
    if (to.startsWith('/')) return to
    const path = (await this.resolve.hrefs({ channel: this.#channel(), locale }, [to])).get(to)
    if (path === undefined) throw linkTargetMissing({}, 'linkTarget')
    return path
  }

  async #mark(trx: Transaction, links: readonly BrokenLink[], mend: 'dismiss' | 'restore', origin: Origin) {
    const state = mend === 'dismiss' ? 'dismissed' : 'unknown'
    const changed = [...new Map(links.map((link) => [link.check_id, link])).values()]
    await this.#write(trx, changed, state)
    const entries = changed.map(({ check_id: id, state: before }) => ({
      subject: 'cms.broken_links',
      subjectId: String(id),
      action: 'updated' as const,
      changes: { state: [before, state] } as Record<string, [unknown, unknown]>,
    }))
    await this.audit.record(trx, origin, ...entries)
  }

  async #write(trx: Transaction, links: readonly BrokenLink[], state: string): Promise<void> {
    const db = new Statements(trx)
    const now = this.clock.iso()
    await db.all(
      `update cms_link_checks set state = ?, failures = 0, next_check_at = ?, version = version + 1 where id in ${db.ids}`,
      ...[state, now, links.map(({ check_id: id }) => id)]
    )
  }
}
