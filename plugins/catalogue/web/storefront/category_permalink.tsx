import { unpack, type Packed } from '#web/lib/packed'
import type { CategoryPage } from '#web/lib/shapes'
import type { ShownDocument } from '#web/rich_text/document'
import type { ListData } from './list/list_data'
import { CategoryView } from './list/category_view'

interface CategoryData {
  list: Packed<ListData>
  category: CategoryPage
  banner?: Packed<ShownDocument>
}

/** A category or dish whose address follows a pattern of the shop's own. */
export default function CategoryScreen({ data }: { data: unknown }) {
  const { list, category, banner } = data as CategoryData
  return <CategoryView list={unpack(list)} category={category} banner={banner} />
}
