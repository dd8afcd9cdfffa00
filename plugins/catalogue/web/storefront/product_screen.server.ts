import { redirect } from '@remix-run/node'
import { localePath, withoutLocale } from '#web/lib/locale'
import { makeOnce, pack } from '#web/lib/packed'
import type { ProductPage } from '#web/lib/shapes'
import { ask, belowBase, screenLoader } from '#web/lib/screen_loader'
import { cardData } from './card/card_data'
import type { ProductData } from './product/product_data'
import { productWords } from './product/product_words'

function withCards(product: ProductPage): ProductData {
  const { related, upSells, crossSells } = product
  return {
    ...product,
    related: related.map(cardData),
    upSells: upSells.map(cardData),
    crossSells: crossSells.map(cardData),
  }
}

/** A product by its slug. A former address of it leads to the present one for good. */
export default screenLoader(
  { id: 'catalogue.storefront.product', title: 'catalogue.product.title', words: productWords },
  async ({ context, params, url, locale }) => {
    const product = await ask(context, 'GET', 'catalogue.products.show', { params: { slug: params.slug ?? '' } })
    if (product.path !== decodeURI(withoutLocale(belowBase(url)))) {
      throw redirect(localePath(locale, product.path) + url.search, 301)
    }
    const shown = makeOnce(product, 'page', () => withCards(product))
    const pieces = Number(context.init.coreConfig['catalogue.products.pack_quantity'] ?? 0)
    return { product: pack(shown), pack: pieces, alternates: product.alternates }
  }
)
