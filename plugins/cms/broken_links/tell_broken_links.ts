import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { LinkNames } from '#core/links/link_names'
import { Mailer } from '#core/mail/mailer'
import { REASONS } from '#plugins/cms/broken_links/reasons'
import { Settings } from '#core/settings/settings'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { linkedKey } from '#core/links/link'
import { readReference } from '#core/rich_text/href'
import { shopAddress } from '#plugins/users/index'

/** A place where a broken link stands that staff do not know of. */
interface Broken {
  id: number
  reason: string | null
  url: string | null
  text: string
  kind: string
  source: string
}

/** Places that a mail names. The others are counted. */
const NAMED = 50

const LIST = '/admin/cms/content-management/broken-links'

/** Mails staff the links that are broken and that no mail has told of. */
@inject()
export class TellBrokenLinks {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly names: LinkNames,
    private readonly translator: Translator
  ) {}

  async execute(): Promise<void> {
    const [channel] = this.channels.all()
    const to = this.#recipient(channel?.code)
    if (!to) return
    const broken = await this.store.read.all<Broken>(
      `select c.id, c.reason, l.url, l.text, l.source_kind as kind, l.source_id as source from cms_link_checks c
       join core_links l on l.key = c.key and (c.kind = 'outside' or c.locale = l.locale)
       where c.state = 'broken' and c.told_at is null order by c.id, l.id`
    )
    if (broken.length === 0) return
    const locale = channel?.defaultLocale ?? DEFAULT_LOCALE
    const ids = [...new Set(broken.map(({ id }) => Number(id)))]
    const left = broken.length - NAMED
    const values = {
      count: ids.length,
      lines: (await this.#lines(broken.slice(0, NAMED), locale)).join('\n'),
      more: left > 0 ? this.translator.translate(locale, 'cms.mails.broken_links.more', { count: left }) : '',
      address: shopAddress(LIST),
    }
    await this.store.transaction(async (trx) => {
      const db = new Statements(trx)
      await db.all(`update cms_link_checks set told_at = ? where id in ${db.ids}`, this.clock.iso(), ids)
      await this.mailer.send(trx, { to, template: 'cms.broken_links', locale, channel: channel?.code ?? null, values })
    })
  }

  #recipient(channel: string | undefined): string {
    if (!this.settings.get<boolean>('cms.broken_links.is_mailed')) return ''
    const own = this.settings.get<string>('cms.broken_links.recipient').trim()
    return own || this.settings.get<string>('configuration.emails.contact_email', { channel }).trim()
  }

  /** « Notre cave » (Page): https://… – No answer */
  async #lines(broken: readonly Broken[], locale: Locale): Promise<string[]> {
    const sources = broken.map(({ kind, source }) => ({ kind, id: source }))
    const titles = await this.names.titles(sources, locale)
    return broken.map(({ reason, url, text, kind, source }) => {
      const named = titles.get(linkedKey({ kind, id: source }))
      const address = url && !readReference(url) ? url : text
      return this.translator.translate(locale, 'cms.mails.broken_links.line', {
        source: named ? `${named.title} (${named.label})` : `${kind} ${source}`,
        address,
        reason: REASONS.find(({ value }) => value === reason)?.label[locale] ?? '',
      })
    })
  }
}
