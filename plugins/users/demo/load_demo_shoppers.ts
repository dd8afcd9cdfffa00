import { CreateCustomer } from '#plugins/users/actions/create_customer'
import { SaveAddress } from '#plugins/users/actions/customers/save_address'
import { demoShoppers } from '#plugins/users/demo/demo_shoppers'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Origin } from '#core/audit/origin'

/** Makes those of the demo's shoppers that are not there. */
export async function loadDemoShoppers(
  app: ApplicationService,
  standing: ReadonlySet<string>,
  origin: Origin
): Promise<void> {
  const create = await app.container.make(CreateCustomer)
  const save = await app.container.make(SaveAddress)
  for (const { customer, postcode, city } of demoShoppers()) {
    if (standing.has(customer.email)) continue
    const { id } = await create.execute({ locale: 'fr_FR', ...customer }, origin)
    const { firstName, lastName, corporateName = null, phone = null } = customer
    const place = { street: '1 rue de la Démonstration', additional: null, postcode, city, state: null, country: 'FR' }
    const uses = { isBillingDefault: true, isDeliveryDefault: true }
    await save.execute(
      { customerId: id },
      { firstName, lastName, company: corporateName, ...place, phone, ...uses },
      origin
    )
  }
}
