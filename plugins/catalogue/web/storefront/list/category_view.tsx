import { useWords } from '#web/lib/i18n'
import type { CategoryPage } from '#web/lib/shapes'
import type { Packed } from '#web/lib/packed'
import { Banner } from '#web/rich_text/banner'
import type { ShownDocument } from '#web/rich_text/document'
import type { ListData } from './list_data'
import { ListHeader } from './list_header'
import { ProductListView } from './product_list_view'

interface CategoryViewProps {
  list: ListData
  category: CategoryPage
  banner?: Packed<ShownDocument> | undefined
}

/** The wines of a category, or those that go with a dish. */
export function CategoryView({ list, category, banner }: CategoryViewProps) {
  const t = useWords()
  const isDish = category.kind === 'dish'
  const above = category.breadcrumbs.filter(({ path }) => path !== category.path)
  return (
    <div className="shell">
      <ListHeader
        title={isDish ? t('catalogue.list.dish', { dish: category.name }) : category.name}
        description={category.displayMode === 'products_only' ? '' : category.description}
        logo={category.logo}
        banner={category.banner}
        trail={isDish ? [{ name: t('catalogue.list.pairings'), path: '/nos-categories-de-produits' }, ...above] : above}
        narrower={category.children}
      />
      <Banner banner={banner} isEager className="mb-8 md:mb-12" />
      {category.displayMode !== 'description_only' && <ProductListView list={list} subject="category" />}
    </div>
  )
}
