import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { APP_ROOT } from '#core/boot/app_root'
import { PluginRegistry } from '#core/plugin/registry'
import { prepareShop } from '#core/boot/prepare_shop'
import { systemOrigin } from '#core/audit/origin'
import { CreateCustomer } from '#plugins/users/actions/create_customer'
import { CreateStaff } from '#plugins/users/actions/create_staff'
import { DEMO_PASSWORD, DEMO_STAFF } from '../../../plugins/users/demo/demo_accounts.js'
import { demoShoppers } from '../../../plugins/users/demo/demo_shoppers.js'
import type { ApplicationService } from '@adonisjs/core/types'

type Row = Record<string, string>

const DEMO = fileURLToPath(new URL('database/demo', APP_ROOT))

const PICTURES = join(DEMO, 'pictures')

const LONGEST =
  'Cuvée des Vieilles Vignes du Haut Coteau exposé plein sud, vendangée à la main et élevée dix-huit mois en demi-muids de chêne'

/** Makes a shop whose lists have so many rows: a member of staff, the demo's wines, customers. */
export async function fillLists(app: ApplicationService, rows: number): Promise<void> {
  await prepareShop(app)
  const origin = systemOrigin('command', 'shots')
  const staff = await app.container.make(CreateStaff)
  await staff.execute({ ...DEMO_STAFF, password: DEMO_PASSWORD, isDemo: true }, origin)
  if (rows === 0) return
  await loadWines(app, rows)
  const create = await app.container.make(CreateCustomer)
  const shoppers = demoShoppers()
  for (let at = 0; at < rows; at += 1) {
    const { customer } = shoppers[at % shoppers.length]!
    const isFirst = at < shoppers.length
    const lastName = isFirst ? customer.lastName : `${customer.lastName} ${at}`
    const email = isFirst ? customer.email : `${at}.${customer.email}`
    await create.execute({ locale: 'fr_FR', ...customer, lastName, email }, origin)
  }
}

/** The demo's wines as far as they reach, then copies of them without pictures. */
async function loadWines(app: ApplicationService, rows: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shots-'))
  try {
    await cp(DEMO, folder, { recursive: true })
    const file = join(folder, 'products.csv')
    const demo: Row[] = parse(await readFile(file), { columns: true, bom: true })
    const sold = wines(demo, rows)
    await writeFile(file, stringify(sold, { header: true }))
    await keepLinksOf(sold, join(folder, 'cross_sells.json'))
    const registry = await app.container.make(PluginRegistry)
    for (const { id, demo: lazy } of registry.plugins) {
      if (!lazy || id === 'users') continue
      await (await lazy()).default.load({ app, folder, pictures: PICTURES, report: () => {} })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Leaves out what proposes, or is proposed as, a wine that the shop does not have. */
async function keepLinksOf(sold: Row[], file: string): Promise<void> {
  const links = JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>
  const skus = new Set(sold.map(({ sku }) => sku))
  const kept = Object.entries(links)
    .filter(([sku]) => skus.has(sku))
    .map(([sku, wanted]) => [sku, wanted.filter((each) => skus.has(each))])
  await writeFile(file, JSON.stringify(Object.fromEntries(kept)))
}

function wines(demo: Row[], rows: number): Row[] {
  const simple = demo.filter(({ type }) => type === 'simple')
  if (rows <= simple.length) return simple.slice(0, rows)
  const copies = Array.from({ length: rows - simple.length }, (_, at): Row => {
    const wine = simple[at % simple.length]!
    const number = String(at + 1)
    const isLong = at % 40 === 0
    const named = (key: string) => (isLong ? `${LONGEST} ${number}` : `${wine[key]} (${number})`)
    return {
      ...wine,
      'sku': `${wine.sku}-${number}`,
      'name.fr_FR': named('name.fr_FR'),
      'name.en_GB': named('name.en_GB'),
      'images': '',
      'barcode': '',
    }
  })
  return [...demo, ...copies]
}
