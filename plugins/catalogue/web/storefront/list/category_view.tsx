import { useWords } from '#web/lib/i18n'
import type { CategoryPage } from '#web/lib/shapes'
import type { ListData } from './list_data'
import { ListHeader } from './list_header'
import { ProductListView } from './product_list_view'

/** The wines of a category, or those that go with a dish. */
export function CategoryView({ list, category }: { list: ListData; category: CategoryPage }) {
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
      {category.displayMode !== 'description_only' && <ProductListView list={list} subject="category" />}
    </div>
  )
}
