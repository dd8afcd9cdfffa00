import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { cartAtStep, checkoutWords, sendStep } from './step.server'

export const loadShipping = screenLoader(
  { id: 'sales.storefront.checkout_shipping', title: 'sales.checkout.shipping', words: checkoutWords, noIndex: true },
  async (args) => ({ cart: await cartAtStep(args, 'shipping') })
)

export const chooseShipping = screenAction(async (args) => {
  const form = await args.request.formData()
  const code = form.get('code')
  const data = { code: typeof code === 'string' ? code : null }
  return sendStep(args, form, 'shipping', () => callOrFail(args.context, 'PUT', 'sales.checkout.shipping', { data }))
})
