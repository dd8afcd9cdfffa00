import type { ServerContext } from '#web/lib/context'
import { ask, notFound } from '#web/lib/screen_loader'

const USES = { delivery: 'isDeliveryDefault', billing: 'isBillingDefault' } as const

/** Does what a button of the address book asks for; gives the name of the notice that tells so. */
export async function changeAddress(context: ServerContext, form: FormData): Promise<string> {
  const params = { id: String(form.get('id')) }
  const intent = String(form.get('intent'))
  if (intent === 'delete') {
    await ask(context, 'DELETE', 'users.addresses.destroy', { params })
    return 'deleted'
  }
  if (intent !== 'delivery' && intent !== 'billing') throw notFound()
  const { data: address } = await ask(context, 'GET', 'users.addresses.show', { params })
  const { id: _id, updatedAt: _updatedAt, postcode, ...fields } = address
  const place = postcode === null ? {} : { postcode }
  await ask(context, 'PUT', 'users.addresses.update', { params, data: { ...fields, ...place, [USES[intent]]: true } })
  return 'saved'
}
