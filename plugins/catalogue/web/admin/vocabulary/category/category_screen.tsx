import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { CategoryForm } from './category_form'
import { loadCategoryForm } from './load_category_form.server'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'catalogue.admin.category', words: ['catalogue.vocabulary', 'editor'] },
  (args) => loadCategoryForm(args, 'category')
)

export default function CategoryScreen() {
  const loaded = useLoaderData<typeof loader>()
  return <CategoryForm key={loaded.category?.data.id ?? 'new'} kind="category" {...loaded} />
}
