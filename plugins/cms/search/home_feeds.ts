import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { contentTypes } from '#plugins/cms/content/content_types'
import { typeFeed } from '#plugins/cms/feeds/feed_addresses'
import type { ContentType } from '#plugins/cms/content/content_type'
import type { MetadataFeed, MetadataRequest, MetadataSource } from '#plugins/platform/index'

export function feedOf({ locale }: MetadataRequest, type: ContentType): MetadataFeed {
  return { title: type.label[locale] || type.code, url: typeFeed(type) }
}

/** The home page names the feed of every type with a list. */
const homeFeeds: MetadataSource = {
  async describe(request) {
    if (request.path !== '/') return null
    const types = await contentTypes.of(await app.container.make(Store))
    return { feeds: types.filter(({ hasArchive }) => hasArchive).map((type) => feedOf(request, type)) }
  },
}

export default homeFeeds
