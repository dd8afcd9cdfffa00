import { Clock } from '#core/time/clock'
import { DemoHistory } from '#core/boot/demo_history'
import { writeInstant } from '#core/time/instant'
import { CreateCustomer } from '#plugins/users/actions/create_customer'
import { SaveAddress } from '#plugins/users/actions/customers/save_address'
import { demoShoppers } from '#plugins/users/demo/demo_shoppers'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Origin } from '#core/audit/origin'

/** The demo's shop has had customers for so long. */
const MONTHS = 15

/** Makes those of the demo's shoppers that are not there. They came one after the other, those that everybody may sign in as first. */
export async function loadDemoShoppers(
  app: ApplicationService,
  standing: ReadonlySet<string>,
  origin: Origin
): Promise<void> {
  const now = (await app.container.make(Clock)).now()
  const past = await DemoHistory.open(app, writeInstant(now))
  const create = await past.make(CreateCustomer)
  const save = await past.make(SaveAddress)
  const shoppers = demoShoppers()
  for (const [at, { customer, postcode, city }] of shoppers.entries()) {
    if (standing.has(customer.email)) continue
    // Most of them came early, and the last one a few weeks ago.
    const days = MONTHS * 30 * (1 - (at / shoppers.length) ** 2)
    past.travelTo(writeInstant(now.minus({ hours: Math.round(days * 24) + at })))
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
