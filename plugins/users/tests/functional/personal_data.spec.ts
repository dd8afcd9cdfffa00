import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { runJobs } from '#core/testing/run_jobs'
import { FileStore } from '#core/files/file_store'
import { PluginRegistry } from '#core/plugin/registry'
import { Visitor } from '#core/testing/visitor'
import { inflateRawSync } from 'node:zlib'
import { PASSWORD, createCustomer, openOffice } from '#plugins/users/testing'
import { ADDRESS, CUSTOMERS, entriesOf } from './office.js'
import type { PersonalDataSource } from '#plugins/users/index'
import type { Store } from '#core/database/store'

/** A plugin that must keep a document about every customer. */
const books: PersonalDataSource = {
  read: async () => [
    { key: 'books', label: { fr_FR: 'Livres', en_GB: 'Books' }, fields: {}, records: [{ number: 'FA-1' }] },
  ],
  count: async () => [{ label: { fr_FR: 'Factures', en_GB: 'Invoices' }, deleted: 0, anonymised: 1 }],
  erase: async () => [{ label: { fr_FR: 'Factures', en_GB: 'Invoices' }, deleted: 0, anonymised: 1 }],
}

/** The same plugins, and one more that knows something about customers. */
async function withBooks(): Promise<void> {
  const registry = await app.container.make(PluginRegistry)
  const contribution = { name: 'books.documents', plugin: 'books', load: async () => books }
  const more = Object.create(registry, {
    contributions: {
      value: (point: 'core.jobs') => {
        const found: unknown[] = registry.contributions(point)
        return String(point) === 'users.personal_data' ? [...found, contribution] : found
      },
    },
  }) as PluginRegistry
  app.container.swap(PluginRegistry, () => more)
}

/** What an archive holds, by the name of each file. */
function unzip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const [packed, name] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)]
    const from = at + 30 + name
    const called = archive.subarray(at + 30, from).toString()
    files[called] = inflateRawSync(archive.subarray(from, from + packed)).toString()
    at = from + packed
  }
  return files
}

test.group('The data of a person', (group) => {
  let store: Store
  let visitor: Visitor
  let id: number
  let data: string
  group.each.setup(async () => {
    ;({ store, visitor } = await openOffice())
    id = (await createCustomer({ phone: '+33612345678' })).id
    data = `${CUSTOMERS}/${id}/personal-data`
    await visitor.send('POST', `${CUSTOMERS}/${id}/addresses`, ADDRESS)
    await visitor.send('POST', `${CUSTOMERS}/${id}/notes`, { text: 'Aime <les> blancs' })
    return () => app.container.restoreAll()
  })

  test('are packed as JSON and as a page, for whoever asked', async ({ assert }) => {
    const answer = await visitor.send('POST', data)
    assert.equal(answer.status, 202)
    await runJobs()
    const job = await store.reader.first<{ result: string }>('select result from core_jobs order by id desc')
    const { file } = JSON.parse(job?.result ?? '{}') as { file: number }
    const files = await app.container.make(FileStore)
    const kept = await files.find(file)
    assert.equal(kept?.name, `client-${id}.zip`)
    assert.equal(kept?.owner?.permission, 'users.customers.gdpr.list')
    const chunks = (await (await files.read(kept as never)).toArray()) as Buffer[]
    const packed = unzip(Buffer.concat(chunks))
    assert.containsSubset(JSON.parse(packed['donnees.json'] ?? ''), {
      account: [{ email: 'cliente@exemple.fr', phone: '+33 6 12 34 56 78', isSuspended: false }],
      addresses: [{ street: '1 rue de la Cave', isBillingDefault: true }],
      notes: [{ text: 'Aime <les> blancs' }],
    })
    const page = packed['donnees.html'] ?? ''
    assert.include(page, 'Aime &lt;les&gt; blancs')
    assert.include(page, '<dt>Code postal</dt><dd>75011</dd>')
    assert.notInclude(page + packed['donnees.json'], 'password')
    const { changes = {} } = (await entriesOf(store, id)).at(-1) ?? {}
    assert.property(changes, 'personalDataExportedAt')
  })

  test('are erased with everything that hangs on them, in the log too', async ({ assert }) => {
    const shopper = new Visitor()
    await shopper.send('POST', '/api/users/session', { email: 'cliente@exemple.fr', password: PASSWORD })
    assert.containsSubset((await visitor.send('GET', data)).body, {
      data: {
        parts: [{ label: 'Adresses', deleted: 1 }, { label: 'Notes', deleted: 1 }, { deleted: 1 }],
        isKept: false,
      },
    })
    const { status, body } = await visitor.send('DELETE', data)
    assert.equal(status, 200)
    assert.containsSubset(body, { data: { parts: [{ label: 'Adresses', deleted: 1, anonymised: 0 }] } })
    for (const table of ['users_customers', 'users_addresses', 'users_customer_notes']) {
      assert.lengthOf(await store.reader.all(`select 1 as one from ${table}`), 0, table)
    }
    assert.equal((await shopper.send('GET', '/api/users/profile')).status, 401)
    const entries = await entriesOf(store, id)
    assert.notMatch(JSON.stringify(entries), /cliente@exemple|rue de la Cave|blancs|Client/)
    assert.deepEqual(entries.at(-1), { action: 'deleted', changes: { personalData: ['erased', null] } })
    assert.equal((await visitor.send('DELETE', data)).status, 404)
  })

  test('leave an empty row where a document must be kept; such a customer is not deleted', async ({ assert }) => {
    await withBooks()
    const refused = await visitor.send('DELETE', `${CUSTOMERS}/${id}`, { version: 1 })
    assert.equal(refused.status, 409)
    assert.containsSubset(refused.body, { errors: [{ code: 'E_USERS_CUSTOMER_KEPT' }] })
    assert.lengthOf(await store.reader.all('select id from users_addresses'), 1, 'nothing is half deleted')
    assert.containsSubset((await visitor.send('GET', data)).body, {
      data: { parts: [{}, {}, { label: 'Factures', anonymised: 1 }], isKept: true },
    })
    assert.equal((await visitor.send('DELETE', data)).status, 200)
    const { body } = await visitor.send('GET', `${CUSTOMERS}/${id}`)
    assert.containsSubset(body, {
      data: { email: `erased-${id}@erased.invalid`, firstName: '', phone: null, isErased: true, isSuspended: true },
    })
    const row = await store.reader.first('select * from users_customers')
    assert.notMatch(JSON.stringify(row), /client|0612|612345678/i)
    const again = await visitor.send('POST', `${CUSTOMERS}/${id}/notes`, { text: 'x' })
    assert.containsSubset(again.body, { errors: [{ code: 'E_USERS_CUSTOMER_ERASED' }] })
    assert.containsSubset((await visitor.send('GET', `${CUSTOMERS}?filter[state]=erased`)).body, { meta: { total: 1 } })
  })
})
