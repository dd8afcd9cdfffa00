import { redirect } from '@remix-run/node'
import { localePath, withoutLocale } from '#web/lib/locale'
import { ask, belowBase, screenLoader } from '#web/lib/screen_loader'
import { productWords } from './product/product_words'

/** A product by its slug. A former address of it leads to the present one for good. */
export default screenLoader(
  { id: 'catalogue.storefront.product', title: 'catalogue.product.title', words: productWords },
  async ({ context, params, url, locale }) => {
    const product = await ask(context, 'GET', 'catalogue.products.show', { params: { slug: params.slug ?? '' } })
    if (product.path !== decodeURI(withoutLocale(belowBase(url)))) {
      throw redirect(localePath(locale, product.path) + url.search, 301)
    }
    return { product, alternates: product.alternates }
  }
)
