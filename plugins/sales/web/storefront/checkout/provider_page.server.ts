import { callOrFail, notFound, type ScreenArgs } from '#web/lib/screen_loader'

/** @throws the 404 page at an address of a provider that no payment method declares */
export async function mustBeDeclared({ context, params }: ScreenArgs, kind: 'redirect' | 'failed'): Promise<void> {
  const { provider, variant } = params
  if (!provider) return
  const { data: pages } = await callOrFail(context, 'GET', 'sales.payment_pages.index')
  if (!pages[kind].includes([provider, variant, kind].filter(Boolean).join('/'))) throw notFound()
}
