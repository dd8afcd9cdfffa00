import { inject } from '@adonisjs/core'
import { CATEGORY_KIND, type TermKind } from '#plugins/cms/terms/term_addresses'
import { ListContents, type ContentPage } from '#plugins/cms/site/list_contents'
import { ReadTerms } from '#plugins/cms/site/read_terms'
import { contentNotFound } from '#plugins/cms/errors'
import { linkedKey } from '#core/links/link'
import { tagsOfList } from '#plugins/cms/site/cache_tags'
import type { ArchiveAnswer } from '#plugins/cms/site/show_archive'
import type { ContentTerm } from '#plugins/cms/site/read_content'
import type { LinkPlace } from '#core/links/resolve_links'
import type { SiteLink } from '#plugins/cms/site/show_content'

/** The page of a content category or tag: published contents of every type. Five statements at most. */
@inject()
export class ShowTerm {
  constructor(
    private readonly contents: ListContents,
    private readonly terms: ReadTerms
  ) {}

  /** @throws contentNotFound also for a page after the last */
  async execute(place: LinkPlace, kind: TermKind, id: number, { page, limit }: ContentPage): Promise<ArchiveAnswer> {
    const isCategory = kind === CATEGORY_KIND
    const [term, family, alternates] = await Promise.all([
      this.terms.term(place, kind, id),
      isCategory ? this.terms.family(place, id) : { above: [], below: [] },
      this.terms.alternates(place, { kind, id }),
    ])
    if (!term) throw contentNotFound({})
    const near = [...family.above, ...family.below].map((one) => ({ kind, id: one.id }))
    const filter = isCategory ? { categoryId: id } : { tagId: id }
    const { total, items, paths } = await this.contents.execute(place, filter, { page, limit }, near)
    if (items.length === 0 && page > 1) throw contentNotFound({})
    const link = (one: ContentTerm): SiteLink[] => {
      const path = paths.get(linkedKey({ kind, id: one.id }))
      return path ? [{ name: one.name, path }] : []
    }
    return {
      page: {
        type: null,
        title: term.name,
        description: term.description,
        path: alternates[place.locale] ?? '/',
        breadcrumbs: family.above.flatMap(link),
        filters: [],
        narrower: family.below.flatMap(link),
        alternates,
      },
      list: { items, total, page, pages: Math.ceil(total / limit) },
      tags: tagsOfList(items),
    }
  }
}
