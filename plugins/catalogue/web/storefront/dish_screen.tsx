import { useLoaderData } from '@remix-run/react'
import { unpack } from '#web/lib/packed'
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
  const { list, category, banner } = useLoaderData<typeof loader>()
  return <CategoryView list={unpack(list)} category={category} banner={banner} />
}
