import { inject } from '@adonisjs/core'
import { ARCHIVE_KIND } from '#plugins/cms/content/type_hooks'
import { CATEGORY_KIND } from '#plugins/cms/terms/term_addresses'
import { RecentReads } from '#core/database/recent_reads'
import { ListContents, type ContentFilter, type ListedContent } from '#plugins/cms/site/list_contents'
import { ReadTerms } from '#plugins/cms/site/read_terms'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { categoryFeed, typeFeed } from '#plugins/cms/feeds/feed_addresses'
import { contentNotFound } from '#plugins/cms/errors'
import { contentTypes } from '#plugins/cms/content/content_types'
import { feedXml, type FeedItem } from '#plugins/cms/feeds/feed_xml'
import { fileAddress, pageAddress } from '#plugins/platform/index'
import { linkedKey, type Linked } from '#core/links/link'
import { siteBase } from '#plugins/cms/site/site_base'
import type { LinkPlace } from '#core/links/resolve_links'

/** What a feed follows: a content type with a list, by its code, or a category. */
export type Followed = { type: string } | { categoryId: number }

/** Where a feed is read. */
interface FeedPlace extends LinkPlace {
  base: string
}

/** The list that a feed follows. */
interface FollowedList {
  title: string
  /** What has the list's address. */
  own: Linked
  /** Below base path and locale prefix. */
  feed: string
  filter: ContentFilter
}

/** Contents of a feed. */
const LIMIT = 20

/** A feed as it is sent. */
interface Feed {
  xml: string
}

const recent = new RecentReads<Feed>({ most: 2 * 1024 * 1024, size: ({ xml }) => xml.length * 2 })

/** Feeds of what is published, the newest first, as RSS. */
@inject()
export class SiteFeeds {
  constructor(
    private readonly store: Store,
    private readonly contents: ListContents,
    private readonly terms: ReadTerms,
    private readonly settings: Settings,
    private readonly translator: Translator
  ) {}

  /** @throws contentNotFound for a type without a list, or a category that is not there in this language */
  async xml({ channel, locale }: LinkPlace, followed: Followed): Promise<string> {
    const place = { channel, locale, base: siteBase() }
    const key = JSON.stringify([channel, locale, followed])
    const { xml } = await recent.get(this.store, key, async () => ({ xml: await this.#read(place, followed) }))
    return xml
  }

  async #read(place: FeedPlace, followed: Followed): Promise<string> {
    const { title, own, feed, filter } = await this.#list(place, followed)
    const { items, paths } = await this.contents.execute(place, filter, { page: 1, limit: LIMIT }, [own])
    const { channel, locale } = place
    const site = this.settings.get<string>('configuration.general.shop_name', { channel })
    return feedXml({
      title: `${title} · ${site}`,
      description: this.translator.translate(locale, 'cms.metadata.list', { title }),
      link: pageAddress(place, paths.get(linkedKey(own)) ?? '/'),
      self: pageAddress(place, feed),
      locale,
      items: items.flatMap((item) => itemOf(place, item)),
      changedAt: items.reduce<string | null>((last, { modifiedAt }) => {
        return last === null || modifiedAt > last ? modifiedAt : last
      }, null),
    })
  }

  async #list(place: FeedPlace, followed: Followed): Promise<FollowedList> {
    if ('categoryId' in followed) {
      const { categoryId: id } = followed
      const category = await this.terms.term(place, CATEGORY_KIND, id)
      if (!category) throw contentNotFound({})
      return {
        title: category.name,
        own: { kind: CATEGORY_KIND, id },
        feed: categoryFeed(id),
        filter: { categoryId: id },
      }
    }
    const types = await contentTypes.of(this.store)
    const type = types.find(({ code, hasArchive }) => hasArchive && code === followed.type)
    if (!type) throw contentNotFound({})
    const { code } = type
    return {
      title: type.label[place.locale] || code,
      own: { kind: ARCHIVE_KIND, id: code },
      feed: typeFeed(type),
      filter: { type: code },
    }
  }
}

function itemOf(place: FeedPlace, { id, title, path, publishedAt, summary, picture }: ListedContent): FeedItem[] {
  if (publishedAt === null) return []
  return [
    {
      title,
      link: pageAddress(place, path),
      guid: `${new URL(place.base).host}/cms.contents/${id}/${place.locale}`,
      publishedAt,
      summary,
      picture: picture && {
        url: fileAddress(place, picture.url),
        width: picture.width,
        height: picture.height,
        alt: picture.alt,
      },
    },
  ]
}
