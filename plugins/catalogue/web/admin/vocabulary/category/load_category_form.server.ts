import type { AdminArgs } from '#web/admin/admin_loader'
import { recordId } from '#web/admin/record_id.server'
import { callOrFail, notFound } from '#web/lib/screen_loader'
import type { CategoryFormData } from './category_form'
import type { CategoryKind } from './category_values'

/** The data of the form of a category or dish. */
export async function loadCategoryForm(args: AdminArgs, kind: CategoryKind): Promise<CategoryFormData> {
  const { context, url } = args
  const id = recordId(args, 'catalogue.categories.create')
  const [tree, attributes, category] = await Promise.all([
    callOrFail(context, 'GET', 'catalogue.admin.categories.index', { query: { kind } }),
    callOrFail(context, 'GET', 'catalogue.admin.filterable_attributes.index'),
    id === null ? null : callOrFail(context, 'GET', 'catalogue.admin.categories.show', { params: { id } }),
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
