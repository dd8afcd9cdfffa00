import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { contentTypes } from '#plugins/cms/content/content_types'
import type { Locale } from '#core/i18n/locales'

/** A kind of contents. */
export interface ApiType {
  /** Its name in addresses of the API. */
  code: string
  label: string
  singularLabel: string
  isTree: boolean
  hasCategories: boolean
}

/** A category or tag. */
export interface ApiTerm {
  id: number
  name: string
  slug: string
  /** Of a category: the one above it. */
  parentId: number | null
}

const SQL = {
  categories: `select k.id, k.parent_id as "parentId", t.name, t.slug from cms_categories k
    join cms_category_translations t on t.owner_id = k.id and t.locale = ? where t.slug is not null order by k.position, k.id`,
  tags: `select k.id, null as "parentId", t.name, t.slug from cms_tags k
    join cms_tag_translations t on t.owner_id = k.id and t.locale = ? where t.slug is not null order by t.name, k.id`,
}

/** What contents are sorted by, for other programs. */
@inject()
export class ReadApiTerms {
  constructor(private readonly store: Store) {}

  async types(locale: Locale): Promise<ApiType[]> {
    const types = await contentTypes.of(this.store)
    return types.map(({ code, label, singularLabel, isTree, hasCategories }) => ({
      code,
      label: label[locale] ?? code,
      singularLabel: singularLabel[locale] ?? code,
      isTree,
      hasCategories,
    }))
  }

  async terms(kind: keyof typeof SQL, locale: Locale): Promise<ApiTerm[]> {
    const rows = await this.store.reader.all<ApiTerm>(SQL[kind], [locale])
    return rows.map(({ id, parentId, name, slug }) => {
      return { id: Number(id), name, slug, parentId: parentId === null ? null : Number(parentId) }
    })
  }
}
