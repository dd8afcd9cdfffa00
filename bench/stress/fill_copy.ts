import { randomBytes } from 'node:crypto'
import { Database } from '@adonisjs/lucid/database'
import { ChannelPort } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { migrateShop } from '#core/boot/prepare_shop'
import { systemOrigin } from '#core/audit/origin'
import { UpsertProducts } from '#plugins/catalogue/index'
import { CreateCustomer } from '#plugins/users/index'
import { connected } from './copy_postgres.js'
import { COPY_PREFIX } from './shop_copy.js'
import { Contributed } from '#plugins/sales/shared/contributions'
import { ListSources } from '#plugins/sales/shipments/queries/list_sources'
import { copyRows } from './copy_rows.js'
import type { ApplicationService } from '@adonisjs/core/types'
import type { PostgresAddress } from '#core/database/connections'

/** What buyers need to know of the copy that they buy in. */
export interface FilledCopy {
  sku: string
  password: string
  emails: string[]
  /** Payment methods that need no provider. */
  payments: string[]
}

/** Minor units. Low enough for every payment method; raised where the shop has a higher minimum order. */
const PRICE = 10_000

const ORIGIN = systemOrigin('command', 'bench')

export interface FillOptions {
  stock: number
  buyers: number
  /** PostgreSQL: the database to copy rows from. */
  from?: string
}

/** Migrates a copy and adds what the test needs. Refuses any database but a copy. */
export async function fillCopy(app: ApplicationService, { stock, buyers, from }: FillOptions): Promise<FilledCopy> {
  const place = databaseOf(app)
  if (!place.name.includes(COPY_PREFIX)) throw new Error(`${place.name} is no copy`)
  await migrateShop(app)
  if (from !== undefined) await fillFrom(app, place.pg as PostgresAddress, from)
  return fill(app, stock, buyers)
}

function databaseOf(app: ApplicationService): { name: string; pg: PostgresAddress | null } {
  const file = app.config.get<string | null>('cellier.sqliteFile')
  if (file) return { name: file, pg: null }
  const place = app.config.get<PostgresAddress>('database.connections.shop.connection')
  return { name: place.database, pg: place }
}

async function fillFrom(app: ApplicationService, place: PostgresAddress, shop: string): Promise<void> {
  const lucid = await app.container.make(Database)
  const source = connected(lucid, { ...place, database: shop })
  await copyRows(lucid, source, lucid.primaryConnectionName)
  await lucid.manager.close(source, true)
  const store = await app.container.make(Store)
  await store.changes.forget()
}

async function fill(app: ApplicationService, stock: number, buyers: number): Promise<FilledCopy> {
  const mark = randomBytes(6).toString('hex')
  const sku = `STRESS-${mark}`
  const [source] = await (await app.container.make(ListSources)).execute()
  if (!source) throw new Error('The shop has no open source of stock.')
  const name = `Stress ${mark}`
  const [channel] = (await app.container.make(ChannelPort)).all()
  const settings = await app.container.make(Settings)
  const least = settings.get<number>('sales.orders.minimum_amount', { channel: channel?.code ?? '' })
  const price = Math.max(PRICE, 2 * least)
  const upsert = await app.container.make(UpsertProducts)
  const variants = [{ sku, price, weight: 1000, stock: { [source.code]: stock } }]
  const [made] = await upsert.execute([{ translations: { fr_FR: { name }, en_GB: { name } }, variants }], {
    origin: ORIGIN,
  })
  if (made?.errors[0]) throw made.errors[0]
  const password = `${randomBytes(12).toString('base64url')}-Aa1!`
  const create = await app.container.make(CreateCustomer)
  const emails = Array.from({ length: buyers }, (_, index) => `${mark}-${index}@stress.example`)
  await Promise.all(
    emails.map((email) =>
      create.execute({ email, password, firstName: 'Claire', lastName: 'Client', isEmailConfirmed: true }, ORIGIN)
    )
  )
  const methods = await (await app.container.make(Contributed)).all('sales.payment_methods')
  const payments = methods.filter(({ contribution }) => contribution.state === 'pending').map((method) => method.name)
  return { sku, password, emails, payments }
}
