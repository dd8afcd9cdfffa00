import type { ServerContext } from '#web/lib/context'
import { callOrFail, notFound } from '#web/lib/screen_loader'

const USES = { delivery: 'isDeliveryDefault', billing: 'isBillingDefault' } as const

/** Handles a button of the address book. Returns the name of the notice. */
export async function changeAddress(context: ServerContext, form: FormData): Promise<string> {
  const params = { id: String(form.get('id')) }
  const intent = String(form.get('intent'))
  if (intent === 'delete') {
    const version = Number(form.get('version'))
    await callOrFail(context, 'DELETE', 'users.addresses.destroy', { params, data: { version } })
    return 'deleted'
  }
  if (intent !== 'delivery' && intent !== 'billing') throw notFound()
  const { data: address } = await callOrFail(context, 'GET', 'users.addresses.show', { params })
  const { id: _id, updatedAt: _updatedAt, postcode, ...fields } = address
  const place = postcode === null ? {} : { postcode }
  await callOrFail(context, 'PUT', 'users.addresses.update', {
    params,
    data: { ...fields, ...place, [USES[intent]]: true },
  })
  return 'saved'
}
