import app from '@adonisjs/core/services/app'
import { PluginRegistry } from '#core/plugin/registry'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { Visitor, type Answer } from '#core/testing/visitor'
import { aWine, ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { freshConfiguration } from '#plugins/configuration/testing'
import { resetDatabase } from '#core/testing/reset_database'
import { Contributed, type Named } from '#plugins/sales/shared/contributions'
import { createCustomer, PASSWORD, seedRoles } from '#plugins/users/testing'
import { systemOrigin } from '#core/audit/origin'
import { WorkOnNotification } from '#plugins/sales/payments/inbox/work_on_notification'
import type { ExtensionPointName, ExtensionPoints } from '#core/plugin/extension_points'
import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { CartAnswer } from '#plugins/sales/cart/cart_answer'
import type { PostalAddress } from '#plugins/sales/contracts/address'

export type { CustomerCartAnswer } from '#plugins/sales/cart/queries/describe_customer_cart'
export { MortalShop, type Moment } from '#plugins/sales/tests/fixtures/mortal_shop'
export { PAYMENT as PAYMENT_TO_BEGIN, paymentContract } from '#plugins/sales/tests/payment_contract'

/** The words of a refusal, as they were sent. */
export const saidOf = ({ body }: Answer) => (body as { errors?: { message: string }[] }).errors?.[0]?.message ?? ''

/** An empty shop that can sell: a channel, groups, roles and a source of stock. */
export async function freshShop(): Promise<Store> {
  const store = await app.container.make(Store)
  await resetDatabase(store)
  await seedRoles()
  await freshConfiguration()
  await seedCatalogue()
  return store
}

/** Sets what staff would set on the screens of the configuration. */
export async function setSetting(key: string, value: unknown): Promise<void> {
  const [store, settings] = await Promise.all([app.container.make(Store), app.container.make(Settings)])
  await store.transaction((trx) => settings.set(trx, key, value, {}, systemOrigin('command', 'test')))
}

/** A bottle of 1.3 kg. */
export function sellWine(sku: string, price: number, stock = 24) {
  return ProductFactory.createFrom([
    aWine({ name: `Vin ${sku}`, variants: [{ sku, price, stock: { main: stock }, weight: 1300 }] }),
  ])
}

/** A browser that shops, of age, with the words of the cart's routes. */
export class ShopVisitor extends Visitor {
  #total = 0

  /** Puts things into the cart; throws when they are refused. */
  async fill(quantities: Record<string, number>): Promise<CartAnswer> {
    const items = Object.entries(quantities).map(([sku, quantity]) => ({ sku, quantity }))
    return cartOf(await this.send('POST', '/api/sales/cart/items', { items, isOfAge: true }))
  }

  add(item: object): Promise<Answer> {
    return this.send('POST', '/api/sales/cart/items', { items: [item], isOfAge: true })
  }

  async cart(): Promise<CartAnswer> {
    return cartOf(await this.send('GET', '/api/sales/cart'))
  }

  /** Orders what is in the cart, at the total that the cart tells unless another one is given. */
  async place(body: object = {}, key?: string): Promise<Answer> {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    const total = 'total' in body ? body.total : await this.seeTotal()
    return this.send('POST', '/api/sales/orders', { acceptsTerms: true, isOfAge: true, ...body, total }, headers)
  }

  /** Minor units that the cart tells to be paid; of a cart that was ordered: what it told last. */
  async seeTotal(): Promise<number> {
    const { totals } = await this.cart()
    if (totals) this.#total = totals.total.amount
    return this.#total
  }

  /** Signs in as a customer that `createCustomer` made. */
  async signIn(email = 'cliente@exemple.fr'): Promise<Answer> {
    const answer = await this.send('POST', '/api/users/session', { email, password: PASSWORD })
    if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}`)
    return answer
  }

  async signOut(): Promise<Answer> {
    return this.send('DELETE', '/api/users/session')
  }
}

/** A visitor who is signed in to an account of their own. */
export async function signedInShopper(email = 'cliente@exemple.fr'): Promise<ShopVisitor> {
  await createCustomer({ email })
  const visitor = new ShopVisitor()
  await visitor.signIn(email)
  return visitor
}

/** Where the orders of tests go. */
export const PARIS_ADDRESS: PostalAddress = {
  firstName: 'Claire',
  lastName: 'Client',
  company: null,
  street: '12 rue de la Roquette',
  additional: null,
  postcode: '75011',
  city: 'Paris',
  state: null,
  country: 'FR',
  phone: '+33612345678',
}

/** What a shopper chose on their way to an order, unless a test says otherwise. */
export interface Chosen {
  billing?: PostalAddress | null
  shipping?: string | null
  payment?: string | null
  coupon?: string | null
}

/** Has every open cart know where it goes, how, and how it is paid. */
export async function chooseAll(chosen: Chosen = {}): Promise<void> {
  const { billing = PARIS_ADDRESS, shipping = 'flat_rate.standard', coupon = null } = chosen
  const { payment = 'payment_offline.cash_on_delivery' } = chosen
  const store = await app.container.make(Store)
  await store.lucid.rawQuery(
    `update sales_carts set billing = ?, same_address = ?, shipping_code = ?, payment_code = ?, coupon_code = ?
     where status = 'active'`,
    [billing && JSON.stringify(billing), true, shipping, payment, coupon] as never
  )
}

/** Works on the notifications of the inbox, or of one method, as the worker does. Returns how much was new. */
export async function takeNotifications(method?: string): Promise<number> {
  const [{ reader }, work] = await Promise.all([app.container.make(Store), app.container.make(WorkOnNotification)])
  const waiting = await reader.all<{ id: number; method: string }>(
    "select id, method from sales_payment_notifications where state in ('waiting', 'failed') order by id"
  )
  let recorded = 0
  for (const one of waiting)
    if (method === undefined || one.method === method) recorded += await work.execute(Number(one.id))
  return recorded
}

/** What placing an order answers. */
export interface PlacedAnswer {
  number: string
  state: string
  total: { amount: number; currency: string }
  next: { kind: string }
}

/** The order of an answer; throws when it was refused. */
export function placedOf({ status, body }: Answer): PlacedAnswer {
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: PlacedAnswer }).data
}

/** A customer who is signed in and has ordered so much; gives what the shop answered. */
export async function anOrder(quantities: Record<string, number>, visitor?: ShopVisitor) {
  const shopper = visitor ?? (await signedInShopper())
  await shopper.fill(quantities)
  await chooseAll()
  return { visitor: shopper, order: placedOf(await shopper.place()) }
}

/** An order of one wine by somebody who has an account already: its number in the database, and that of its line. */
export async function anOrderOf(
  email: string,
  password: string,
  sku: string,
  quantity = 1
): Promise<{ id: number; line: number }> {
  const visitor = new ShopVisitor()
  const { status } = await visitor.send('POST', '/api/users/session', { email, password })
  if (status !== 200) throw new Error(`Signing in was answered ${status}`)
  await visitor.fill({ [sku]: quantity })
  await chooseAll()
  const { number } = placedOf(await visitor.place())
  const { reader } = await app.container.make(Store)
  const row = await reader.first<{ id: number; line: number }>(
    `select o.id, l.id as line from sales_orders o join sales_order_lines l on l.order_id = o.id
     where o.number = ? order by l.position limit 1`,
    [number]
  )
  if (!row) throw new Error(`The order ${number} is not there`)
  return { id: Number(row.id), line: Number(row.line) }
}

/** The cart of an answer; throws when it was refused. */
export function cartOf({ status, body }: Answer): CartAnswer {
  if (status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: CartAnswer }).data
}

/** What an answer was refused for: `422 E_SALES_SOLD_OUT`. */
export function refusalOf({ status, body }: Answer): string {
  const [first] = (body as { errors?: { code: string }[] }).errors ?? []
  return `${status} ${first?.code ?? ''}`
}

/** An address in Paris as the form of the checkout sends it. */
export const PARIS = {
  firstName: 'Claire',
  lastName: 'Client',
  company: null,
  street: '12 rue des Vignes',
  additional: null,
  country: 'FR',
  postcode: '75011',
  city: 'Paris',
  state: null,
  phone: '06 12 34 56 78',
}

/** Contributes something for as long as a test runs; gives what takes it away again. */
export function contributed<Point extends ExtensionPointName>(
  point: Point,
  name: string,
  contribution: ExtensionPoints[Point]
): () => void {
  return contributedAll(point, { [name]: contribution })
}

/** The same for several contributions, by their names. */
export function contributedAll<Point extends ExtensionPointName>(
  point: Point,
  contributions: Record<string, ExtensionPoints[Point]>
): () => void {
  app.container.swap(Contributed, async (resolver) => {
    const registry = await resolver.make(PluginRegistry)
    return new (class extends Contributed {
      override async all<Asked extends ExtensionPointName>(asked: Asked) {
        const own = Object.entries(asked === (point as string) ? contributions : {})
        const added = own.map(([name, contribution]) => ({ name, plugin: 'test', contribution }))
        return [...(await super.all(asked)), ...added] as Named<ExtensionPoints[Asked]>[]
      }
    })(registry)
  })
  return () => app.container.restore(Contributed)
}

/** A way to pay that is always there. */
export const PAY_LATER: PaymentMethod = {
  label: { fr_FR: 'Plus tard', en_GB: 'Later' },
  state: 'pending',
  sort: () => 1,
  isOffered: async () => true,
  describe: () => ({ title: 'Plus tard', description: 'Vous payez plus tard.' }),
  begin: async () => ({ kind: 'pending' }),
}
