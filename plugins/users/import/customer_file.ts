import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { ImportCustomers } from '#plugins/users/actions/customers/import_customers'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store, type Transaction } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { WriteResource } from '#core/resources/write_resource'
import { isDialect, type Dialect } from '#core/import/dialect'
import { groupsOf } from '#plugins/users/services/role_cache'
import { recordImporter } from '#core/import/record_session'
import { systemWriter } from '#core/resources/writer'
import { CUSTOMER_COLUMNS } from '#plugins/users/import/customer_columns'
import { CustomerRecords } from '#plugins/users/import/customer_records'
import type { ImportFile, Importer } from '#core/import/importer'
import type { Label } from '#core/i18n/label'

async function open(file: ImportFile): Promise<CustomerRecords> {
  const { container } = file.app
  const store = await container.make(Store)
  const translator = await container.make(Translator)
  const mayMake = file.held === 'all' || file.held.has('users.groups.create')
  return new CustomerRecords({
    store,
    clock: await container.make(Clock),
    write: await container.make(ImportCustomers),
    groups: await groupsOf(store),
    makeGroup: file.createMissing && mayMake ? await groupMaker(file) : null,
    origin: file.origin,
    hasWords: (key) => translator.has(DEFAULT_LOCALE, key),
    warnings: [],
  })
}

/** Makes groups of customers as their form does. */
async function groupMaker({ app: { container }, origin }: ImportFile) {
  const made = (await container.make(ResourceCatalogue)).find('users.groups') as MadeResource
  const write = await container.make(WriteResource)
  const writer = systemWriter(origin)
  return async (trx: Transaction, name: string) => {
    const given = await write.complete(made.resource, { name }, writer)
    const { id, code } = await write.createIn(trx, made, given, writer)
    return { id, code: String(code), name }
  }
}

const FACTS = {
  resource: 'customers',
  permissions: ['users.customers.create', 'users.customers.update', 'users.customers.addresses'],
  columns: CUSTOMER_COLUMNS,
  key: 'email',
  open,
}

/** The importer of the files of customers of another program. */
export function customerDialect(label: Label, dialect: Dialect): Importer {
  const detect: Importer['detect'] = (columns) => (isDialect(dialect, columns) ? 1 : 0)
  return recordImporter({ ...FACTS, label, dialect, bringsWords: true, detect })
}

const KNOWN = new Set(CUSTOMER_COLUMNS.map(({ field }) => field))

/** Our own format: a customer a row, with up to two addresses. */
export default recordImporter({
  ...FACTS,
  label: { fr_FR: 'Clients', en_GB: 'Customers' },
  detect(columns) {
    const known = columns.filter((column) => KNOWN.has(column)).length
    const isNamed = ['email', 'first_name', 'last_name'].every((column) => columns.includes(column))
    return isNamed ? known / columns.length : 0
  },
})
