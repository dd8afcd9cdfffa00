import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { CategoryForm } from './category_form'
import { loadCategoryForm } from './load_category_form.server'

export const meta = adminHead

export const loader = adminLoader({ id: 'catalogue.admin.dish', words: ['catalogue.vocabulary', 'editor'] }, (args) =>
  loadCategoryForm(args, 'dish')
)

export default function DishScreen() {
  const loaded = useLoaderData<typeof loader>()
  return <CategoryForm key={loaded.category?.data.id ?? 'new'} kind="dish" {...loaded} />
}
