import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { ChannelPort, localeOfPath, type Channel } from '#core/context/shop_context'
import { DEFAULT_LOCALE, LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'
import { changeHtmlLinks, linksOfHtml } from '#core/links/html_links'
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
    const placed = [...hrefsIn(content, blocks)]
    const references = await this.hrefs(placed.map(({ href }) => href))
    for (const { href, replace } of placed) {
      const reference = references.get(href)
      if (reference) replace(reference)
    }
  }

  /** Descriptions that `cleanDescription` cleaned, with references in their links. As many queries as for one. */
  async descriptions(texts: readonly string[]): Promise<string[]> {
    const addresses = texts.flatMap((text) => linksOfHtml(text, '', DEFAULT_LOCALE).map(({ url = '' }) => url))
    const references = await this.hrefs(addresses)
    if (references.size === 0) return [...texts]
    return texts.map((text) => changeHtmlLinks(text, (href) => references.get(href) ?? href))
  }

  /**
   * References by the address as written. Addresses of other sites, of no page of the shop, and with a query are absent. One
   * query for each channel and language, none without an address of our own.
   */
  async hrefs(addresses: readonly string[]): Promise<Map<string, string>> {
    const references = new Map<string, string>()
    const own = [...new Set(addresses)].flatMap((href) => {
      const address = this.#own(href)
      return address && !address.end.startsWith('?') ? [{ href, address }] : []
    })
    const places = Map.groupBy(own, ({ address: { channel, locale } }) => `${channel.code} ${locale}`)
    for (const there of places.values()) {
      const [{ address } = { address: null }] = there
      if (!address) continue
      const paths = there.map((one) => one.address.path)
      const found = await this.resolve.targets({ channel: address.channel.code, locale: address.locale }, paths)
      for (const { href, address: one } of there) {
        const target = found.get(one.path)
        if (target) references.set(href, writeReference({ kind: target.kind, id: String(target.id), anchor: one.end }))
      }
    }
    return references
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
