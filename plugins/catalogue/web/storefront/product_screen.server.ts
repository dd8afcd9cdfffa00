import { redirect } from '@remix-run/node'
import { loadBanner } from '#web/lib/banner.server'
import { localePath, withoutLocale } from '#web/lib/locale'
import { cachedFor, pack } from '#web/lib/packed'
import { callOrFail, pathBelowBase, screenLoader } from '#web/lib/screen_loader'
import { productWords } from './product/product_words'
import { withCards } from './product/with_cards'

/** A product by its slug. A former address of it leads to the present one for good. */
export default screenLoader(
  { id: 'catalogue.storefront.product', title: 'catalogue.product.title', words: productWords },
  async ({ context, params, url, locale }) => {
    const product = await callOrFail(context, 'GET', 'catalogue.products.show', { params: { slug: params.slug ?? '' } })
    if (product.path !== decodeURI(withoutLocale(pathBelowBase(url)))) {
      throw redirect(localePath(locale, product.path) + url.search, 301)
    }
    const shown = cachedFor(product, 'page', () => withCards(product))
    const pieces = Number(context.init.coreConfig['catalogue.products.pack_quantity'] ?? 0)
    const about = `ref:catalogue.product/${product.id}`
    const banner = await loadBanner(context, { place: 'catalogue.product', about, words: productWords })
    return { product: pack(shown), pack: pieces, alternates: product.alternates, ...banner }
  }
)
