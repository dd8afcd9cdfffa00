import { patternNow, readers } from '#plugins/catalogue/listing/readers'
import { buildCategoryNode, type CategoryNode } from '#plugins/catalogue/listing/builders/categories'
import type { CategoryKind } from '#plugins/catalogue/listing/read_taxonomy'
import type { PermalinkSource } from '#plugins/platform/index'

/** The addresses of one tree: categories, or dishes. */
export function categoryLinks(key: string, kind: CategoryKind): PermalinkSource {
  return {
    key,
    pattern: ({ locale }) => patternNow(kind, locale),
    async list(shop, limit) {
      const { views } = await readers()
      const view = await views.open(shop)
      const all = view.taxonomy.roots(kind).flatMap((category) => flat(buildCategoryNode(category, view)))
      return { total: all.length, list: all.slice(0, limit).map(({ slug, path }) => ({ slug, path })) }
    },
  }
}

function flat(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(flat)]
}
