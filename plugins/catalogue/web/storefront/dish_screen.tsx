import { useLoaderData } from '@remix-run/react'
import { pageHead } from '#web/lib/page_head'
import { screenLoader } from '#web/lib/screen_loader'
import { CategoryView } from './list/category_view'
import { loadCategory } from './list/load_category.server'
import { listWords } from './list_words'

export const meta = pageHead

/** The wines that go with one dish. */
export const loader = screenLoader(
  { id: 'catalogue.storefront.dish', title: 'catalogue.list.dish_title', words: listWords },
  (args) => loadCategory(args, 'dish', args.params.category_slug ?? '')
)

export default function DishScreen() {
  return <CategoryView {...useLoaderData<typeof loader>()} />
}
