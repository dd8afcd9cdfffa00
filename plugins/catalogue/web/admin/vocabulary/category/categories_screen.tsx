import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { callOrFail } from '#web/lib/screen_loader'
import { CategoryTree } from './category_tree'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'catalogue.admin.categories', words: ['admin.tree', 'catalogue.vocabulary'] },
  async ({ context }) => callOrFail(context, 'GET', 'catalogue.admin.categories.index', { query: { kind: 'category' } })
)

export default function CategoriesScreen() {
  const { data } = useLoaderData<typeof loader>()
  return <CategoryTree kind="category" lines={data} />
}
