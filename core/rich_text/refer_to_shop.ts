import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { ChannelPort, localeOfPath, type Channel } from '#core/context/shop_context'
import { LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'
import { ResolveLinks } from '#core/links/resolve_links'
import { hrefKind, writeReference } from '#core/rich_text/href'
import { hrefsIn } from '#core/rich_text/hrefs_in'
import { pathBelowBase } from '#core/http/path_below_base'
import type { Block } from '#core/rich_text/block'
import type { RichText } from '#core/rich_text/document'

/** An address of our own: where it leads, without base path and prefix of the language. */
interface OwnAddress {
  channel: Channel
  locale: Locale
  path: string
  /** Query and anchor. */
  end: string
}

/** Turns addresses of our own shop into references, which follow what they lead to. */
@inject()
export class ReferToShop {
  readonly #base = app.config.get<string>('cellier.basePath')
  readonly #publicUrl = app.config.get<string | null>('cellier.publicUrl', null)

  constructor(
    private readonly channels: ChannelPort,
    private readonly resolve: ResolveLinks
  ) {}

  /** Changes the text. One query for each channel and language that its addresses are of. */
  async execute({ content }: RichText, blocks: ReadonlyMap<string, Block>): Promise<void> {
    const own = [...hrefsIn(content, blocks)].flatMap((placed) => {
      const address = this.#own(placed.href)
      return address && !address.end.startsWith('?') ? [{ ...placed, address }] : []
    })
    const places = Map.groupBy(own, ({ address: { channel, locale } }) => `${channel.code} ${locale}`)
    for (const there of places.values()) {
      const [{ address } = { address: null }] = there
      if (!address) continue
      const paths = there.map((one) => one.address.path)
      const found = await this.resolve.targets({ channel: address.channel.code, locale: address.locale }, paths)
      for (const { address: one, replace } of there) {
        const target = found.get(one.path)
        if (target) replace(writeReference({ kind: target.kind, id: String(target.id), anchor: one.end }))
      }
    }
  }

  #own(href: string): OwnAddress | null {
    const kind = hrefKind(href)
    if (kind === 'path') return this.#place(new URL(href, 'http://shop.invalid'), this.channels.all()[0])
    if (kind !== 'address') return null
    const url = new URL(href)
    const isPublic = this.#publicUrl !== null && new URL(this.#publicUrl).host === url.host
    const channel = this.channels.all().find(({ hosts }) => hosts.includes(url.hostname))
    if (!channel && !isPublic) return null
    return pathBelowBase(url.pathname, this.#base) === null ? null : this.#place(url, channel ?? this.channels.all()[0])
  }

  #place(url: URL, channel: Channel | undefined): OwnAddress | null {
    if (!channel) return null
    const below = pathBelowBase(url.pathname, this.#base) ?? url.pathname
    const locale = localeOfPath(below, channel)
    const path = readable(below.slice(LOCALE_PREFIXES[locale].length) || '/')
    return path === null ? null : { channel, locale, path, end: `${url.search}${url.hash}` }
  }
}

function readable(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
