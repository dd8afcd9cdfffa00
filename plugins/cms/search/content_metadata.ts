import app from '@adonisjs/core/services/app'
import { Permalinks } from '#core/permalinks/permalinks'
import { ReadContent, type ContentRecord } from '#plugins/cms/site/read_content'
import { RecentReads } from '#core/database/recent_reads'
import { ReadTerms } from '#plugins/cms/site/read_terms'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { contentTypes } from '#plugins/cms/content/content_types'
import {
  pagedPath,
  type Metadata,
  type MetadataFeed,
  type MetadataRequest,
  type MetadataSource,
} from '#plugins/platform/index'
import { categoryFeed } from '#plugins/cms/feeds/feed_addresses'
import { feedOf } from '#plugins/cms/search/home_feeds'
import { sharedImages } from '#plugins/cms/search/shared_images'
import { siteSchema } from '#plugins/cms/search/site_schema'
import type { TermKind } from '#plugins/cms/terms/term_addresses'

type Describe = (request: MetadataRequest, target: string) => Promise<Partial<Metadata> | null>

/** By the ids of the screens. */
const SCREENS: Record<string, Describe> = {
  'cms.storefront.content': (request, id) => describeContent(request, { id, path: null }),
  'cms.storefront.archive': archive,
  'cms.storefront.category': (request, id) => term(request, 'cms.category', id),
  'cms.storefront.tag': (request, id) => term(request, 'cms.tag', id),
}

/** What search engines and social networks read of pages, posts and their lists. */
const contentMetadata: MetadataSource = {
  async describe(request) {
    const describe = SCREENS[request.route]
    if (!describe) return null
    const [permalinks, store] = await Promise.all([app.container.make(Permalinks), app.container.make(Store)])
    const { route, channel, locale, url, path } = request
    const key = [route, channel, locale, new URL(url).origin, pagedPath(path, url)].join(' ')
    return recent.get(store, key, async () => {
      const found = await permalinks.resolve(channel, locale, decodeURIComponent(path))
      return found ? describe(request, found.target) : null
    })
  },
}

/** Enough for some hundred pages. */
const recent = new RecentReads<Partial<Metadata>>({
  most: 1024 * 1024,
  size: (metadata) => JSON.stringify(metadata).length,
})

/** Directives in full, so that pictures and texts may be shown in full. */
const OPEN = {
  'max-snippet': 'max-snippet:-1',
  'max-image-preview': 'max-image-preview:large',
  'max-video-preview': 'max-video-preview:-1',
}

/** What is read of a content. `path`: where it stands, if that is not its own address. */
export async function describeContent(
  request: MetadataRequest,
  { id, path: elsewhere }: { id: string; path: string | null }
): Promise<Partial<Metadata> | null> {
  const [read, store] = await Promise.all([app.container.make(ReadContent), app.container.make(Store)])
  const record = await read.execute(request, Number(id))
  if (record?.status !== 'published') return record ? { robots: { index: 'noindex', follow: 'nofollow' } } : null
  const { seo, title, summary, alternates, modifiedAt } = record
  const type = (await contentTypes.of(store)).find(({ code }) => code === record.type)
  const description = seo?.metaDescription || summary
  const path = elsewhere ?? alternates[request.locale] ?? request.path
  const isArticle = type?.hasArchive === true
  const images = await sharedImages(record, request.locale)
  const known: Partial<Metadata> = {
    og_type: isArticle ? 'article' : 'website',
    article_published_time: isArticle ? record.publishedAt : null,
    title: seo?.metaTitle || title,
    description,
    article_modified_time: modifiedAt,
    og_title: seo?.ogTitle || seo?.metaTitle || title,
    og_description: seo?.ogDescription || description,
    twitter_title: seo?.twitterTitle || seo?.ogTitle || title,
    twitter_description: seo?.twitterDescription || seo?.ogDescription || description,
    canonical: seo?.canonical || path,
    robots: robotsOf(record),
    schema: siteSchema(request, {
      kind: isArticle ? 'BlogPosting' : 'WebPage',
      image: images.og_image[0] ?? null,
      title,
      description,
      path,
      record,
      trail: await trailOf(request, record),
    }),
  }
  if (type && isArticle) known.feeds = [feedOf(request, type)]
  return Object.assign(known, images)
}

function robotsOf({ seo }: ContentRecord): Record<string, string> {
  const follow = seo?.noFollow ? 'nofollow' : 'follow'
  return seo?.noIndex ? { index: 'noindex', follow } : Object.assign({ index: 'index', follow }, OPEN)
}

/** The step before the last: the list of its type, where it has one. */
async function trailOf(request: MetadataRequest, { type: code }: ContentRecord) {
  const [store, terms] = await Promise.all([app.container.make(Store), app.container.make(ReadTerms)])
  const type = (await contentTypes.of(store)).find((one) => one.code === code)
  if (!type?.hasArchive) return []
  const path = (await terms.alternates(request, { kind: 'cms.archive', id: code }))[request.locale]
  return path ? [{ name: type.label[request.locale] || code, path }] : []
}

async function archive(request: MetadataRequest, code: string): Promise<Partial<Metadata> | null> {
  const store = await app.container.make(Store)
  const type = (await contentTypes.of(store)).find((one) => one.code === code)
  return type
    ? list(request, { title: type.label[request.locale] || code, text: '', feeds: [feedOf(request, type)] })
    : null
}

async function term(request: MetadataRequest, kind: TermKind, id: string): Promise<Partial<Metadata> | null> {
  const found = await (await app.container.make(ReadTerms)).term(request, kind, Number(id))
  if (!found) return null
  const feeds = kind === 'cms.category' ? [{ title: found.name, url: categoryFeed(found.id) }] : []
  return list(request, { title: found.name, text: found.description ?? '', feeds })
}

interface DescribedList {
  title: string
  text: string
  feeds: MetadataFeed[]
}

async function list(request: MetadataRequest, { title, text, feeds }: DescribedList): Promise<Partial<Metadata>> {
  const translator = await app.container.make(Translator)
  const description = text || translator.translate(request.locale, 'cms.metadata.list', { title })
  const { path } = request
  return {
    title,
    description,
    canonical: pagedPath(path, request.url),
    feeds,
    schema: siteSchema(request, {
      kind: 'CollectionPage',
      title,
      description,
      path,
      image: null,
      record: null,
      trail: [],
    }),
  }
}

export default contentMetadata
