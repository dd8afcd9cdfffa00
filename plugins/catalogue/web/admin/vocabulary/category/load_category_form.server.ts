import { ask, notFound, type ScreenArgs } from '#web/lib/screen_loader'
import type { CategoryFormData } from './category_form'
import type { CategoryKind } from './category_values'

/** What the form of a category or dish needs; `new` in the address: an empty one. */
export async function loadCategoryForm(
  { context, params, url }: ScreenArgs,
  kind: CategoryKind
): Promise<CategoryFormData> {
  const isNew = params.id === 'new'
  const id = Number(params.id)
  if (!isNew && !Number.isSafeInteger(id)) throw notFound()
  const [tree, attributes, category] = await Promise.all([
    ask(context, 'GET', 'catalogue.admin.categories.index', { query: { kind } }),
    ask(context, 'GET', 'catalogue.admin.filterable_attributes.index'),
    isNew ? null : ask(context, 'GET', 'catalogue.admin.categories.show', { params: { id } }),
  ])
  if (category && category.data.kind !== kind) throw notFound()
  const parent = Number(url.searchParams.get('parent'))
  return {
    category,
    lines: tree.data,
    filters: attributes.data,
    parentId: tree.data.some((line) => line.id === parent) ? parent : null,
  }
}
