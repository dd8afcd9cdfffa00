import { useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { locales } from '#web/lib/locale'
import { loadBanner } from '#web/lib/banner.server'
import { pageHead } from '#web/lib/page_head'
import { pack, unpack } from '#web/lib/packed'
import { screenLoader } from '#web/lib/screen_loader'
import { Banner } from '#web/rich_text/banner'
import { CategoryView } from './list/category_view'
import { ListHeader } from './list/list_header'
import { loadCategory } from './list/load_category.server'
import { loadList } from './list/load_list.server'
import { ProductListView } from './list/product_list_view'
import { listWords } from './list_words'

export const meta = pageHead

/** The path is the same in every language. */
const allWines = Object.fromEntries(locales.map((locale) => [locale, '/boutique']))

/** All products, or those of the category in the address. */
export const loader = screenLoader(
  { id: 'catalogue.storefront.shop', title: 'shell.goods.all', words: listWords },
  async (args) => {
    const slug = args.params.category_slug
    if (slug) return loadCategory(args, 'category', slug)
    const list = pack(await loadList(args))
    const banner = await loadBanner(args.context, { place: 'catalogue.list', words: listWords })
    return { list, category: null, alternates: allWines, ...banner }
  }
)

export default function ShopScreen() {
  const t = useWords()
  const { list, category, banner } = useLoaderData<typeof loader>()
  if (category) return <CategoryView list={unpack(list)} category={category} banner={banner} />
  return (
    <div className="shell">
      <ListHeader title={t('shell.goods.all')} />
      <Banner banner={banner} isEager className="mb-8 md:mb-12" />
      <ProductListView list={unpack(list)} subject="shop" />
    </div>
  )
}
