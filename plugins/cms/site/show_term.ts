import { inject } from '@adonisjs/core'
import { CATEGORY_KIND, type TermKind } from '#plugins/cms/terms/term_addresses'
import { ListContents, type ContentPage } from '#plugins/cms/site/list_contents'
import { ReadTerms } from '#plugins/cms/site/read_terms'
import { ShowFacts } from '#plugins/cms/custom_fields/show_facts'
import { contentNotFound } from '#plugins/cms/errors'
import { linkedKey } from '#core/links/link'
import { tagsOfList } from '#plugins/cms/site/cache_tags'
import type { BlockPlace } from '#core/rich_text/block'
import type { ArchiveAnswer } from '#plugins/cms/site/show_archive'
import type { ContentTerm } from '#plugins/cms/site/read_content'
import type { SiteLink } from '#plugins/cms/site/site_link'

/** The page of a content category or tag: published contents of every type. Five statements at most, and those of its custom fields. */
@inject()
export class ShowTerm {
  constructor(
    private readonly contents: ListContents,
    private readonly terms: ReadTerms,
    private readonly facts: ShowFacts
  ) {}

  /** @throws contentNotFound also for a page after the last */
  async execute(place: BlockPlace, kind: TermKind, id: number, { page, limit }: ContentPage): Promise<ArchiveAnswer> {
    const isCategory = kind === CATEGORY_KIND
    const [term, family, alternates] = await Promise.all([
      this.terms.term(place, kind, id),
      isCategory ? this.terms.family(place, id) : { above: [], below: [] },
      this.terms.alternates(place, { kind, id }),
    ])
    if (!term) throw contentNotFound({})
    const near = [...family.above, ...family.below].map((one) => ({ kind, id: one.id }))
    const filter = isCategory ? { categoryId: id } : { tagId: id }
    const groups = isCategory ? (await this.facts.groups()).filter(({ onCategories }) => onCategories) : []
    const [{ total, items, paths }, shown] = await Promise.all([
      this.contents.execute(place, filter, { page, limit }, near),
      this.facts.execute(place, groups, { custom: term.custom, text: null }),
    ])
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
        facts: shown.facts,
        alternates,
      },
      list: { items, total, page, pages: Math.ceil(total / limit) },
      tags: [...tagsOfList(items), ...shown.tags],
    }
  }
}
