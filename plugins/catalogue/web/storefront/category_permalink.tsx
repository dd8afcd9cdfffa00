import { unpack, type Packed } from '#web/lib/packed'
import type { CategoryPage } from '#web/lib/shapes'
import type { ListData } from './list/list_data'
import { CategoryView } from './list/category_view'

/** A category or dish whose address follows a pattern of the shop's own. */
export default function CategoryScreen({ data }: { data: unknown }) {
  const { list, category } = data as { list: Packed<ListData>; category: CategoryPage }
  return <CategoryView list={unpack(list)} category={category} />
}
