import app from '@adonisjs/core/services/app'
import { Permalinks } from '#core/permalinks/permalinks'
import { ReadContent, type ContentRecord } from '#plugins/cms/site/read_content'
import { ReadTerms } from '#plugins/cms/site/read_terms'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { contentTypes } from '#plugins/cms/content/content_types'
import {
  pagedPath,
  type Metadata,
  type MetadataImage,
  type MetadataRequest,
  type MetadataSource,
} from '#plugins/platform/index'
import { siteSchema } from '#plugins/cms/search/site_schema'
import type { Picture } from '#core/media/media_record'
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
    const permalinks = await app.container.make(Permalinks)
    const found = await permalinks.resolve(request.channel, request.locale, decodeURIComponent(request.path))
    return found ? describe(request, found.target) : null
  },
}

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
  const { seo, title, summary, picture, alternates, modifiedAt } = record
  const type = (await contentTypes.of(store)).find(({ code }) => code === record.type)
  const description = seo?.metaDescription || summary
  const path = elsewhere ?? alternates[request.locale] ?? request.path
  const known: Partial<Metadata> = {
    title: seo?.metaTitle || title,
    description,
    article_modified_time: modifiedAt,
    og_title: seo?.ogTitle || seo?.metaTitle || title,
    og_description: seo?.ogDescription || description,
    twitter_title: seo?.twitterTitle || seo?.ogTitle || title,
    twitter_description: seo?.twitterDescription || seo?.ogDescription || description,
    canonical: seo?.canonical || path,
    robots: robotsOf(record),
    og_image: picture ? [imageOf(picture)] : [],
    schema: siteSchema(request, {
      kind: type?.hasArchive ? 'BlogPosting' : 'WebPage',
      title,
      description,
      path,
      record,
      trail: await trailOf(request, record),
    }),
  }
  return known
}

function robotsOf({ seo }: ContentRecord): Record<string, string> {
  const follow = seo?.noFollow ? 'nofollow' : 'follow'
  return seo?.noIndex ? { index: 'noindex', follow } : Object.assign({ index: 'index', follow }, OPEN)
}

const imageOf = ({ url, width, height }: Picture): MetadataImage => ({ url, width, height })

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
  return type ? list(request, type.label[request.locale] || code, '') : null
}

async function term(request: MetadataRequest, kind: TermKind, id: string): Promise<Partial<Metadata> | null> {
  const found = await (await app.container.make(ReadTerms)).term(request, kind, Number(id))
  return found ? list(request, found.name, found.description ?? '') : null
}

async function list(request: MetadataRequest, title: string, text: string): Promise<Partial<Metadata>> {
  const translator = await app.container.make(Translator)
  const description = text || translator.translate(request.locale, 'cms.metadata.list', { title })
  const { path } = request
  return {
    title,
    description,
    canonical: pagedPath(path, request.url),
    schema: siteSchema(request, { kind: 'CollectionPage', title, description, path, record: null, trail: [] }),
  }
}

export default contentMetadata
