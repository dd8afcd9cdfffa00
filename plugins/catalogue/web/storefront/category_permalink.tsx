import type { CategoryPage, ProductList } from '#web/lib/shapes'
import { CategoryView } from './list/category_view'

/** A category or dish whose address follows a pattern of the shop's own. */
export default function CategoryScreen({ data }: { data: unknown }) {
  const { list, category } = data as { list: ProductList; category: CategoryPage }
  return <CategoryView list={list} category={category} />
}
