import { useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { loadBanner } from '#web/lib/banner.server'
import { pageHead } from '#web/lib/page_head'
import { pack, unpack } from '#web/lib/packed'
import { screenLoader } from '#web/lib/screen_loader'
import { Banner } from '#web/rich_text/banner'
import { ListHeader } from './list/list_header'
import { loadList } from './list/load_list.server'
import { ProductListView } from './list/product_list_view'
import { listWords } from './list_words'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'catalogue.storefront.promotions', title: 'catalogue.list.promotions', words: listWords },
  async (args) => ({
    list: pack(await loadList(args, { promo: '1' })),
    ...(await loadBanner(args.context, { place: 'catalogue.list', words: listWords })),
  })
)

export default function PromotionsScreen() {
  const t = useWords()
  const { list, banner } = useLoaderData<typeof loader>()
  return (
    <div className="shell">
      <ListHeader
        title={t('catalogue.list.promotions')}
        description={t('catalogue.list.promotions_text')}
        trail={[{ name: t('shell.goods.all'), path: '/boutique' }]}
      />
      <Banner banner={banner} isEager className="mb-8 md:mb-12" />
      <ProductListView list={unpack(list)} subject="promotions" />
    </div>
  )
}
