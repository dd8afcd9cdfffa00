import { randomBytes } from 'node:crypto'
import { Database } from '@adonisjs/lucid/database'
import { ChannelPort } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { migrateShop } from '#core/boot/prepare_shop'
import { systemOrigin } from '#core/audit/origin'
import { UpsertProducts } from '#plugins/catalogue/index'
import { CreateCustomer } from '#plugins/users/index'
import { connected } from '#plugins/sales/commands/stress/copy_postgres'
import { COPY_PREFIX } from '#plugins/sales/commands/stress/shop_copy'
import { Contributed } from '#plugins/sales/services/contributions'
import { ListSources } from '#plugins/sales/queries/shipments/list_sources'
import { copyRows } from '#plugins/sales/commands/stress/copy_rows'
import type { ApplicationService } from '@adonisjs/core/types'
import type { CliCommand } from '#core/console/command'
import type { PostgresAddress } from '#core/database/connections'

/** What buyers need to know of the copy they buy in. */
export interface FilledCopy {
  sku: string
  password: string
  emails: string[]
  /** Ways to pay that ask nobody outside of the shop. */
  payments: string[]
}

/** Minor units: little enough for every way to pay, and more where the shop asks more of the smallest order. */
const PRICE = 10_000

const ORIGIN = systemOrigin('command', 'stress:checkout')

/** `cli stress:fill`: makes a copy ready for `stress:checkout`, which calls it. It writes to no other database. */
const stressFill: CliCommand = {
  name: 'stress:fill',
  hidden: true,
  summary: {
    fr_FR: 'Prépare la copie dans laquelle « stress:checkout » commande',
    en_GB: 'Makes the copy ready in which "stress:checkout" orders',
  },
  options: ['--stock', '--buyers', '--from'].map((flag) => ({
    flags: `${flag} <value>`,
    summary: { fr_FR: 'Donné par « stress:checkout »', en_GB: 'Given by "stress:checkout"' },
  })),
  async run({ app, terminal, options }) {
    const place = databaseOf(app)
    if (!place.name.includes(COPY_PREFIX)) throw new Error(`${place.name} is no copy`)
    await migrateShop(app)
    if (typeof options.from === 'string') await fillFrom(app, place.pg as PostgresAddress, options.from)
    const filled = await fill(app, Number(options.stock), Number(options.buyers))
    terminal.line(JSON.stringify(filled))
    return 0
  },
}

export default stressFill

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
