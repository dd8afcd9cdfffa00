import { inject } from '@adonisjs/core'
import { ARCHIVE_KIND } from '#plugins/cms/content/type_hooks'
import { Store } from '#core/database/store'
import { ListContents, type ContentFilter, type ContentPage, type ListedContent } from '#plugins/cms/site/list_contents'
import { ReadTerms, type UsedTerm } from '#plugins/cms/site/read_terms'
import { contentNotFound } from '#plugins/cms/errors'
import { contentTypes } from '#plugins/cms/content/content_types'
import { linkedKey } from '#core/links/link'
import { tagsOfList } from '#plugins/cms/site/cache_tags'
import type { FactSection } from '#plugins/cms/custom_fields/facts'
import type { LinkPlace } from '#core/links/resolve_links'
import type { Locale } from '#core/i18n/locales'
import type { SiteLink } from '#plugins/cms/site/site_link'

/** A page of a list of contents. */
export interface ContentList {
  items: ListedContent[]
  total: number
  page: number
  pages: number
}

/** A list of contents with what stands above it. */
export interface ArchivePage {
  /** Code of the content type; null: the list is of all types. */
  type: string | null
  title: string
  description: string | null
  /** Below base path and locale prefix. */
  path: string
  breadcrumbs: SiteLink[]
  /** Categories that the list may be narrowed to, with the number of contents. */
  filters: UsedTerm[]
  /** Categories below this one. */
  narrower: SiteLink[]
  /** What a category says in the fields that staff added. */
  facts: FactSection[]
  alternates: Partial<Record<Locale, string>>
}

export interface ArchiveAnswer {
  page: ArchivePage
  list: ContentList
  tags: string[]
}

export interface ArchiveAsked extends ContentPage {
  type: string
  /** Slugs. */
  category?: string
  tag?: string
}

/** The list of the published contents of a type, all or those of a category or tag. Four statements at most. */
@inject()
export class ShowArchive {
  constructor(
    private readonly store: Store,
    private readonly contents: ListContents,
    private readonly terms: ReadTerms
  ) {}

  /** @throws contentNotFound for a type without a list, an unknown category or tag, a page after the last */
  async execute(place: LinkPlace, { type: code, category, tag, page, limit }: ArchiveAsked): Promise<ArchiveAnswer> {
    const type = (await contentTypes.of(this.store)).find((one) => one.code === code && one.hasArchive)
    if (!type) throw contentNotFound({})
    const filters = type.hasCategories ? await this.terms.used(place, code) : []
    const filter: ContentFilter = { type: code }
    if (category !== undefined) filter.categoryId = filters.find(({ slug }) => slug === category)?.id ?? 0
    if (tag !== undefined) filter.tagId = (await this.terms.tagBySlug(place, tag))?.id ?? 0
    const own = { kind: ARCHIVE_KIND, id: code }
    const [{ total, items, paths }, alternates] = await Promise.all([
      this.contents.execute(place, filter, { page, limit }, [own]),
      this.terms.alternates(place, own),
    ])
    if (items.length === 0 && page > 1) throw contentNotFound({})
    const shown = {
      type: code,
      title: type.label[place.locale] || code,
      description: null,
      path: paths.get(linkedKey(own)) ?? '/',
      breadcrumbs: [],
      filters,
      narrower: [],
      facts: [],
      alternates,
    }
    return { page: shown, list: { items, total, page, pages: Math.ceil(total / limit) }, tags: tagsOfList(items) }
  }
}
