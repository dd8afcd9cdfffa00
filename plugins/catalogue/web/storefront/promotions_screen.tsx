import { useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { pack, unpack } from '#web/lib/packed'
import { screenLoader } from '#web/lib/screen_loader'
import { ListHeader } from './list/list_header'
import { loadList } from './list/load_list.server'
import { ProductListView } from './list/product_list_view'
import { listWords } from './list_words'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'catalogue.storefront.promotions', title: 'catalogue.list.promotions', words: listWords },
  async (args) => ({ list: pack(await loadList(args, { promo: '1' })) })
)

export default function PromotionsScreen() {
  const t = useWords()
  const { list } = useLoaderData<typeof loader>()
  return (
    <div className="shell">
      <ListHeader
        title={t('catalogue.list.promotions')}
        description={t('catalogue.list.promotions_text')}
        trail={[{ name: t('shell.goods.all'), path: '/boutique' }]}
      />
      <ProductListView list={unpack(list)} subject="promotions" />
    </div>
  )
}
