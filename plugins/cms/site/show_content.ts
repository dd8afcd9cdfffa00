import { inject } from '@adonisjs/core'
import { ARCHIVE_KIND } from '#plugins/cms/content/type_hooks'
import { CATEGORY_KIND, TAG_KIND } from '#plugins/cms/terms/term_addresses'
import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { ResolveLinks } from '#core/links/resolve_links'
import { ShowFacts, type ShownFacts } from '#plugins/cms/custom_fields/show_facts'
import { Store } from '#core/database/store'
import { ReadContent, type ContentRecord, type ContentTerm } from '#plugins/cms/site/read_content'
import { contentNotFound, notInCategory } from '#plugins/cms/errors'
import { contentTypes } from '#plugins/cms/content/content_types'
import { groupsOfContent } from '#plugins/cms/custom_fields/shown_fields'
import { linkedKey, type Linked } from '#core/links/link'
import { mediaTags } from '#plugins/cms/site/cache_tags'
import type { BlockPlace } from '#core/rich_text/block'
import type { FactSection } from '#plugins/cms/custom_fields/facts'
import type { ContentType } from '#plugins/cms/content/content_type'
import type { Locale } from '#core/i18n/locales'
import type { Picture } from '#core/media/media_record'
import type { ShownDocument } from '#core/rich_text/shown_document'
import type { SiteLink } from '#plugins/cms/site/site_link'
import type { Template } from '#plugins/cms/content/templates'

/** A page or post as its screen shows it. */
export interface ContentPage {
  id: number
  type: string
  /** `published`, or `private` for staff. */
  status: string
  template: Template
  title: string
  path: string
  summary: string
  excerpt: string | null
  /** True: it has a date and an author, as posts do. */
  isDated: boolean
  publishedAt: string | null
  modifiedAt: string
  author: string | null
  picture: Picture | null
  document: ShownDocument
  /** What it says in the fields that staff added. */
  facts: FactSection[]
  /** Pages above it, the highest first. */
  breadcrumbs: SiteLink[]
  categories: SiteLink[]
  tags: SiteLink[]
  previous: SiteLink | null
  next: SiteLink | null
  /** Its path by language, in those that it has. */
  alternates: Partial<Record<Locale, string>>
}

export interface ContentAsked {
  id: number
  /** Slug of the category below which it was opened. */
  category?: string
  /** True: a person who may read private contents of this type asks. */
  maySeePrivate: (type: string) => boolean
}

/** A published content as its page shows it, with the cache tags of all that is shown. */
@inject()
export class ShowContent {
  constructor(
    private readonly store: Store,
    private readonly read: ReadContent,
    private readonly links: ResolveLinks,
    private readonly facts: ShowFacts
  ) {}

  /** Six statements at most, those of its custom fields, and one for each kind of block. @throws contentNotFound, notInCategory */
  async execute(place: BlockPlace, asked: ContentAsked): Promise<{ page: ContentPage; tags: string[] }> {
    const types = await contentTypes.of(this.store)
    const record = await this.read.execute(place, asked.id)
    const type = types.find(({ code }) => code === record?.type)
    const isOpen = record?.status === 'published' || (record?.status === 'private' && asked.maySeePrivate(record.type))
    if (!record || !type || !isOpen) throw contentNotFound({})
    refuseForeignCategory(record, asked.category)
    return this.show(place, record, type)
  }

  /** The page of a content whatever its status. */
  async show(
    place: BlockPlace,
    record: ContentRecord,
    type: ContentType
  ): Promise<{ page: ContentPage; tags: string[] }> {
    const groups = groupsOfContent(await this.facts.groups(), type, record)
    const [around, shown] = await Promise.all([
      this.read.around(place, record, type),
      this.facts.execute(place, groups, { custom: record.custom, text: record.body }),
    ])
    const paths = await this.links.paths(place, linkedWith(record, type, around))
    const page = this.#page(record, type, around, { paths, locale: place.locale, shown })
    return { page, tags: [...tagsOf(record, around), ...shown.tags] }
  }

  #page(
    record: ContentRecord,
    type: ContentType,
    { above, previous, next }: Around,
    { paths, locale, shown }: { paths: ReadonlyMap<string, string>; locale: Locale; shown: ShownFacts }
  ): ContentPage {
    const link = (kind: string, one: ContentTerm | null): SiteLink[] => {
      const path = one && paths.get(linkedKey({ kind, id: one.id }))
      return one && path ? [{ name: one.name, path }] : []
    }
    const archivePath = type.hasArchive ? paths.get(linkedKey({ kind: ARCHIVE_KIND, id: type.code })) : undefined
    const archive = archivePath ? [{ name: type.label[locale] || type.code, path: archivePath }] : []
    const categories = record.categories.flatMap((one) => link(CATEGORY_KIND, one))
    const { id, type: code, status, template, title, summary, excerpt, publishedAt, modifiedAt, author } = record
    return {
      id,
      type: code,
      status,
      template,
      title,
      summary,
      excerpt,
      publishedAt,
      modifiedAt,
      author,
      picture: record.picture,
      alternates: record.alternates,
      path: record.alternates[locale] ?? '/',
      isDated: type.hasArchive,
      document: shown.document,
      facts: shown.facts,
      breadcrumbs: [...archive, ...categories.slice(0, 1), ...above.flatMap((one) => link(CONTENT_KIND, one))],
      categories,
      tags: record.tags.flatMap((one) => link(TAG_KIND, one)),
      previous: link(CONTENT_KIND, previous)[0] ?? null,
      next: link(CONTENT_KIND, next)[0] ?? null,
    }
  }
}

type Around = Awaited<ReturnType<ReadContent['around']>>

function refuseForeignCategory({ categories }: ContentRecord, category: string | undefined): void {
  if (category !== undefined && !categories.some(({ slug }) => slug === category)) throw notInCategory({})
}

function linkedWith(record: ContentRecord, { code, hasArchive }: ContentType, around: Around): Linked[] {
  const { above, previous, next } = around
  const contents = [...above, previous, next].filter((one) => one !== null)
  return [
    ...contents.map(({ id }) => ({ kind: CONTENT_KIND, id })),
    ...record.categories.map(({ id }) => ({ kind: CATEGORY_KIND, id })),
    ...record.tags.map(({ id }) => ({ kind: TAG_KIND, id })),
    ...(hasArchive ? [{ kind: ARCHIVE_KIND, id: code }] : []),
  ]
}

/** A post shows its neighbours, which any change of a post may replace. */
function tagsOf(record: ContentRecord, { above, isSorted }: Around): string[] {
  const contents = isSorted ? ['cms.contents'] : [record, ...above].map(({ id }) => `cms.contents:${id}`)
  return [
    ...contents,
    ...record.categories.map(({ id }) => `cms.categories:${id}`),
    ...record.tags.map(({ id }) => `cms.tags:${id}`),
    ...mediaTags([record.mediaId, record.seo?.ogImage, record.seo?.twitterImage]),
    'cms.content_types',
    'core.permalinks',
    ...(record.authorId === null ? [] : [`users.staff:${record.authorId}`]),
  ]
}
