import { pack } from '#web/lib/packed'
import { problemOf } from '#web/lib/problem'
import { callOrFail, notFound, screenLoader } from '#web/lib/screen_loader'
import { withCards } from './product/with_cards'
import { productWords } from './product/product_words'

/** Preview of a product. @throws a 404 for anyone but staff with permission to see products */
export const loadPreview = screenLoader(
  {
    id: 'catalogue.storefront.product_preview',
    title: 'catalogue.preview.title',
    words: [...productWords, 'catalogue.preview'],
    noIndex: true,
  },
  async ({ context, params }) => {
    const id = String(params.id)
    try {
      const { data } = await callOrFail(context, 'GET', 'catalogue.admin.product_previews.show', { params: { id } })
      return { status: data.status, product: data.page && pack(withCards(data.page)) }
    } catch (error) {
      const status = problemOf(error)?.status
      throw status === 401 || status === 403 ? notFound() : error
    }
  }
)
