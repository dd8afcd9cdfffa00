import { orRefusal } from '#web/form/refusal'
import { readTyped } from '#web/form/read_form'
import { callOrFail, notFound, screenAction, screenLoader } from '#web/lib/screen_loader'

export const loadStockAlert = screenLoader(
  {
    id: 'catalogue.storefront.stock_alert',
    title: 'catalogue.alert.title',
    words: ['catalogue.alert'],
    noIndex: true,
  },
  async ({ context, params, url }) => {
    const { path, slug, name, variants } = await callOrFail(context, 'GET', 'catalogue.products.show', {
      params: { slug: params.slug ?? '' },
    })
    const variant = variants.find(({ sku }) => sku === url.searchParams.get('variant'))
    if (!variant) throw notFound()
    const { sku, stock } = variant
    return { slug, sku, name, path: `${path}?variant=${encodeURIComponent(sku)}`, isSoldOut: stock === 'out_of_stock' }
  }
)

export const askStockAlert = screenAction(async ({ context, request, url }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const { data } = await callOrFail(context, 'POST', 'catalogue.stock_alerts.store', {
      data: { sku: url.searchParams.get('variant') ?? '', email: readTyped(form, 'email').trim() },
    })
    return { email: data.email }
  })
})
