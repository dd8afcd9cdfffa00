import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { Translator } from '#core/i18n/translator'
import { problemOf } from '#core/errors/problem'
import { seedCatalogue } from '#plugins/catalogue/testing'
import { freshConfiguration } from '#plugins/configuration/testing'
import { createCustomer, createStaff, openOffice } from '#plugins/users/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { Store } from '#core/database/store'

const USERS = '/api/admin/users'
const CONFIGURATION = '/api/admin/configuration'
const CATALOGUE = '/api/admin/catalogue'

/** So many browsers send the same at the same moment. */
const BROWSERS = 6

const CUSTOMER = {
  email: 'cliente@exemple.fr',
  kind: 'individual',
  firstName: 'Claire',
  lastName: 'Client',
  gender: null,
  birthDate: null,
  phone: null,
  company: null,
  corporateName: null,
  tradeName: null,
  registrationNumber: null,
  vatNumber: null,
  website: null,
  locale: null,
}

const GROUP = {
  name: 'Cavistes',
  code: 'cavistes',
  showsNetPrices: false,
  roleId: null,
  takesIndividuals: false,
  takesProfessionals: false,
}

const CHANNEL = {
  code: 'second',
  hosts: [],
  timezone: 'Europe/Paris',
  defaultLocale: 'fr_FR',
  locales: ['fr_FR'],
  baseCurrency: 'EUR',
  currencies: ['EUR'],
  name: { fr_FR: 'Seconde boutique' },
}

const PRODUCT = { translations: { fr_FR: { name: 'Chinon' } }, variants: [{ sku: 'CHINON', price: 990 }] }

/** Forms that make something new, and what whoever comes second is told. */
const NEW: [what: string, path: string, body: object, refusal: string][] = [
  ['an e-mail address of a customer', `${USERS}/customers`, CUSTOMER, '422 E_USERS_EMAIL_TAKEN email'],
  [
    'an e-mail address of staff',
    `${USERS}/staff`,
    { name: 'Anne', email: 'anne@exemple.fr' },
    '422 E_USERS_EMAIL_TAKEN email',
  ],
  ['the name of a role', `${USERS}/roles`, { name: 'Cave', guard_name: 'admin' }, '422 E_USERS_ROLE_NAME_TAKEN name'],
  ['the name of a group', `${USERS}/groups`, GROUP, '422 E_USERS_GROUP_NAME_TAKEN name'],
  ['the code of a channel', `${CONFIGURATION}/channels`, CHANNEL, '422 E_CONFIGURATION_CHANNEL_TAKEN code'],
  ['a currency', `${CONFIGURATION}/currencies`, { code: 'JPY' }, '422 E_CONFIGURATION_CURRENCY_TAKEN code'],
  [
    'a rate',
    `${CONFIGURATION}/exchange-rates`,
    { base: 'EUR', target: 'USD', rate: '1.05' },
    '422 E_CONFIGURATION_RATE_TAKEN target',
  ],
  [
    'the slug of a category',
    `${CATALOGUE}/categories`,
    { kind: 'category', texts: { fr_FR: { name: 'Rouges', slug: 'rouges' } } },
    '422 E_CATALOGUE_SLUG_TAKEN texts.fr_FR.slug',
  ],
  [
    'the code of a category',
    `${CATALOGUE}/categories`,
    { kind: 'category', code: 'rouges', texts: { fr_FR: { name: 'Rouges' } } },
    '422 E_CATALOGUE_CODE_TAKEN code',
  ],
  [
    'the code of an attribute',
    `${CATALOGUE}/attributes`,
    { code: 'lot', type: 'text', label: { fr_FR: 'Lot' } },
    '422 E_CATALOGUE_CODE_TAKEN code',
  ],
  [
    'the code of a family',
    `${CATALOGUE}/families`,
    { code: 'vin', name: { fr_FR: 'Vin' }, groups: [] },
    '422 E_CATALOGUE_CODE_TAKEN code',
  ],
  [
    'the code of a place of stock',
    `${CATALOGUE}/inventory-sources`,
    { code: 'cellar', name: 'Cave' },
    '422 E_CATALOGUE_CODE_TAKEN code',
  ],
  [
    'the code of a category of media',
    '/api/admin/platform/media-categories',
    { name: 'Étiquettes' },
    '422 E_VALUE_TAKEN code',
  ],
  [
    'an address that leads on',
    `${CATALOGUE}/permalinks`,
    { locale: 'fr_FR', path: '/ancien', redirect: '/nouveau' },
    '422 E_CORE_PERMALINK_TAKEN path',
  ],
  ['a SKU', `${CATALOGUE}/products`, PRODUCT, '422 E_CATALOGUE_SKU_TAKEN variants.0.sku'],
  [
    'the name of a profile of imports',
    '/api/admin/platform/import-profiles',
    { name: 'Tarif', resource: 'products', status: 'ready', choices: { mapping: {} } },
    '422 E_PLATFORM_IMPORT_PROFILE_TAKEN name',
  ],
]

test.group('What is written twice at the same moment', (group) => {
  let store: Store
  let visitor: Visitor
  let roleId: number
  let groupId: number
  group.each.setup(async () => {
    ;({ store, visitor } = await openOffice())
    await freshConfiguration()
    await seedCatalogue()
    roleId = await numberOf("select id from users_roles where name = 'editor'")
    groupId = await numberOf("select id from users_groups where code = 'general'")
  })

  const numberOf = async (sql: string) => Number((await store.reader.first<{ id: number }>(sql))?.id)

  for (const [what, path, body, refusal] of NEW) {
    test(`${what} is had by one; the others are told so`, async ({ assert }) => {
      const answers = await atOnce(BROWSERS, () => visitor.send('POST', path, { roleId, groupId, ...body }))
      assert.deepEqual(answers, ['201', ...Array.from({ length: BROWSERS - 1 }, () => refusal)])
    })
  }

  test('an address that two customers change to belongs to one', async ({ assert }) => {
    const ids: number[] = []
    for (const n of [1, 2, 3]) ids.push((await createCustomer({ email: `c${n}@exemple.fr`, password: null })).id)
    const form = { ...CUSTOMER, groupId, email: 'autre@exemple.fr', isSuspended: false, version: 1 }
    const answers = await atOnce(3, (n) => visitor.send('PUT', `${USERS}/customers/${ids[n]}`, form))
    assert.deepEqual(answers, ['200', '422 E_USERS_EMAIL_TAKEN email', '422 E_USERS_EMAIL_TAKEN email'])
  })

  test('an address that two members of staff change to belongs to one', async ({ assert }) => {
    const ids: number[] = []
    for (const n of [1, 2]) ids.push((await createStaff({ email: `s${n}@exemple.fr`, role: 'editor' })).id)
    const form = { name: 'Anne', email: 'autre@exemple.fr', roleId, version: 1 }
    const answers = await atOnce(2, (n) => visitor.send('PUT', `${USERS}/staff/${ids[n]}`, form))
    assert.deepEqual(answers, ['200', '422 E_USERS_EMAIL_TAKEN email'])
  })

  test('a role is deleted, or held by somebody new: never both', async ({ assert }) => {
    for (let n = 0; n < 5; n += 1) {
      const made = await visitor.send('POST', `${USERS}/roles`, { name: `Cave ${n}`, guard_name: 'admin' })
      const { id } = (made.body as { data: { id: number } }).data
      const staff = { name: 'Anne', email: `anne${n}@exemple.fr`, roleId: id }
      const answers = await atOnce(2, (at) =>
        at === 0
          ? visitor.send('DELETE', `${USERS}/roles/${id}`, { version: 1 })
          : visitor.send('POST', `${USERS}/staff`, staff)
      )
      assert.include(['201,409 E_USERS_ROLE_HELD', '204,422 E_USERS_ROLE_NOT_CHOOSABLE roleId'], answers.join())
    }
  })

  test('a setting that several save for the first time is saved', async ({ assert }) => {
    const values = { 'configuration.general.shop_name': 'Cave' }
    const answers = await atOnce(BROWSERS, () => visitor.send('PUT', `${CONFIGURATION}/settings`, { values }))
    assert.notInclude(answers.join(), '500')
    assert.equal(answers[0], '204')
  })

  test('a colour that several choose is chosen', async ({ assert }) => {
    const answers = await atOnce(BROWSERS, () =>
      visitor.send('PUT', '/api/admin/branding/colours', { brandId: 0, colours: { muted: '#555555' } })
    )
    assert.deepEqual(new Set(answers), new Set(['200']))
  })
})

test.group('A transaction that others overtook', (group) => {
  let store: Store
  group.each.setup(async () => {
    ;({ store } = await openOffice())
  })

  test('looks again at what stands, once; what nobody looked for is refused all the same', async ({ assert }) => {
    const now = (await app.container.make(Clock)).iso()
    let runs = 0
    const insert = () =>
      store.transaction(async (trx) => {
        runs += 1
        await trx.insertQuery().table('platform_import_profiles').insert({
          name: 'A',
          name_key: 'a',
          resource: 'products',
          status: 'ready',
          choices: '{}',
          created_at: now,
          updated_at: now,
        })
      })
    await insert()
    const error: unknown = await insert().catch((thrown: unknown) => thrown)
    assert.equal(runs, store.dialect === 'pg' ? 3 : 2)
    const told = problemOf(error, await app.container.make(Translator), 'en_GB')
    assert.containsSubset(told, { status: 409, errors: [{ code: 'E_TAKEN' }] })
  })
})

/** The answers in short, sorted: those that did it come first. */
async function atOnce(count: number, send: (n: number) => Promise<Answer>): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => send(n)))
  return answers.map(({ status, body }) => inShort(status, body)).sort()
}

function inShort(status: number, body: unknown): string {
  const [error] = (body as { errors?: { code: string; field?: string }[] } | null)?.errors ?? []
  return [status, error?.code, error?.field].filter(Boolean).join(' ')
}
