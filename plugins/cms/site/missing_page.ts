import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { contentTypes } from '#plugins/cms/content/content_types'
import { notInCategory } from '#plugins/cms/errors'
import { patternOf } from '#plugins/cms/content/content_path'
import type { MissingPage } from '#plugins/platform/index'

/** A published content that has the slug, and whether it is in the category. */
const FOUND = `select 1 as found from cms_contents c
   join cms_content_translations t on t.owner_id = c.id and t.locale = ? and t.slug = ?
   join cms_category_translations k on k.locale = t.locale and k.slug = ?
 where c.type = ? and c.status = 'published' and c.parent_id is null and not exists
   (select 1 from cms_contents_categories l where l.owner_id = c.id and l.target_id = k.owner_id) limit 1`

/** Tells that a content is asked for below a category it is not in, where addresses of its type name the category. */
const missingPage: MissingPage = {
  async explain({ locale }, path) {
    const store = await app.container.make(Store)
    for (const { code, pattern } of await contentTypes.of(store)) {
      const { category, slug } = partsOf(patternOf(pattern, locale), path)
      if (category === undefined || slug === undefined) continue
      const found = await store.reader.first(FOUND, [locale, slug, category, code])
      if (found) return notInCategory({})
    }
    return null
  },
}

export default missingPage

/** The category and slug in an address of a pattern with both; nothing if it is none. */
function partsOf(pattern: string, path: string): { category?: string; slug?: string } {
  if (!pattern.includes('{category}')) return {}
  const shape = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    groups.has(name) ? `(?<${name}>[^/]+)` : '[^/]+'
  )
  return new RegExp(`^${shape}$`).exec(path)?.groups ?? {}
}

const groups = new Set(['category', 'slug'])
