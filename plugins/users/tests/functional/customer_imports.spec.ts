import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { UndoImport } from '#core/import/undo_import'
import { all, counts, importFile, importLines, told } from '#core/testing/import_file'
import { InviteCustomers } from '#plugins/users/actions/customers/invite_customers'
import { resetDatabase } from '#core/testing/reset_database'
import { runJobs } from '#core/testing/run_jobs'
import { seedRoles } from '#plugins/users/testing'
import { watchMails } from '#core/testing/watch_mails'
import { systemOrigin } from '#core/audit/origin'
import type { ImportReport } from '#core/import/report'

const data = process.env.CELLIER_DATA ?? ''
const SKIPPED = 'CELLIER_DATA does not name the folder of real files'
const bagisto = (ending: string) => join(data, `shop-files/bagisto/samples/customers.${ending}`)

const undo = async ({ id }: ImportReport) =>
  (await app.container.make(UndoImport)).execute(id ?? 0, systemOrigin('command', 'test'))

const customers = () =>
  all<Record<string, string | null>>(
    `select c.email, c.password, c.first_name as first, c.last_name as last, c.gender, c.birth_date as born, c.phone, g.code as code
     from users_customers c join users_groups g on g.id = c.group_id order by c.email`
  )

const addresses = async () =>
  (
    await all<Record<string, unknown>>(
      `select c.email, a.street, a.postcode, a.country, a.is_billing_default as billing, a.is_delivery_default as delivery
       from users_addresses a join users_customers c on c.id = a.customer_id order by a.id`
    )
  ).map(({ email, street, postcode, country, billing, delivery }) => {
    const uses = `${billing ? 'B' : ''}${delivery ? 'D' : ''}`
    return [email, street, postcode, country, uses].join(' ')
  })

const codes = ({ warnings }: ImportReport) => warnings.map(({ code, column }) => `${column ?? '-'} ${code}`)

test.group('Files of customers', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
  })

  for (const ending of ['csv', 'xlsx', 'xml']) {
    test(`of Bagisto (${ending}) come in without passwords, once, and go again with the group that they made`, async ({
      assert,
    }) => {
      const report = await importFile(bagisto(ending))
      assert.isNull(report.refused)
      assert.deepEqual(told(report), [])
      assert.containsSubset(counts(report), { rows: 3, created: 3, rejected: 0 })
      const found = await customers()
      assert.containsSubset(found, [
        {
          email: 'jane@example.com',
          first: 'Jane',
          last: 'Smith',
          gender: 'female',
          born: '1991-05-15',
          code: 'general',
        },
        { email: 'john@example.com', password: null, code: 'wholesale' },
        { email: 'robert@example.com', born: '1990-11-26' },
      ])
      assert.include(codes(report), '- E_USERS_IMPORT_WITHOUT_PASSWORD')
      assert.equal(report.warnings.find(({ code }) => code === 'E_USERS_IMPORT_WITHOUT_PASSWORD')?.parameters.count, 3)
      const again = await importFile(bagisto(ending))
      assert.containsSubset(counts(again), { created: 0, updated: 0, unchanged: 3 })
      assert.deepEqual((await undo(report)).kept, [])
      assert.lengthOf(await customers(), 0)
      assert.lengthOf(await all("select id from users_groups where code = 'wholesale'"), 0)
    }).skip(!data, SKIPPED)
  }

  test('of WooCommerce bring two addresses; no password, not even its hash', async ({ assert }) => {
    const report = await importLines([
      'user_login,user_email,user_pass,display_name,billing_first_name,billing_last_name,billing_address_1,billing_postcode,billing_city,billing_country,billing_phone,shipping_address_1,shipping_postcode,shipping_city,shipping_country',
      'anne,Anne@Example.com,$P$B12345,Anne M,Anne,Martin,1 rue A,75011,Paris,FR,06 12 34 56 78,2 rue B,69001,Lyon,FR',
      'luc,luc@example.com,$P$B12345,Luc Roy,,,,,,,12,,,,',
    ])
    assert.deepEqual(told(report), [])
    assert.includeMembers(codes(report), [
      'user_pass E_USERS_IMPORT_PASSWORDS',
      'billing_phone E_VALIDATION_USERS_PHONE',
    ])
    assert.containsSubset(await customers(), [
      { email: 'anne@example.com', first: 'Anne', last: 'Martin', phone: '+33612345678', password: null },
      { email: 'luc@example.com', first: 'Luc', last: 'Roy', phone: null, password: null },
    ])
    assert.deepEqual(await addresses(), ['anne@example.com 1 rue A 75011 FR B', 'anne@example.com 2 rue B 69001 FR D'])
    assert.lengthOf(await all("select id from core_audit_entries where changes like '%$P$B%'"), 0)
  })

  test('of Shopify, old and new, are recognised; nobody becomes a subscriber', async ({ assert }) => {
    const old =
      'First Name,Last Name,Email,Company,Address1,Address2,City,Province,Province Code,Country,Country Code,Zip,Phone,Accepts Marketing,Total Spent,Total Orders,Tags,Note,Tax Exempt'
    const fresh =
      'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing'
    const first = await importLines([
      old,
      "Rex,Roy,rex@example.com,,3 High St,,London,,,United Kingdom,GB,'SW1A 1AA,,yes,0,0,,,no",
    ])
    const second = await importLines([
      fresh,
      "1,Rex,Roy,rex@example.com,yes,,3 High St,,London,,GB,'SW1A 1AA,,'+447400123456,no",
      '2,,,news@example.com,yes,,,,,,,,,,no',
    ])
    assert.containsSubset(counts(first), { created: 1, rejected: 0 })
    assert.deepEqual(told(second), ['3 First Name E_VALIDATION_REQUIRED', '3 Last Name E_VALIDATION_REQUIRED'])
    assert.containsSubset(counts(second), { created: 0, updated: 1 })
    assert.include(codes(second), 'Accepts Email Marketing E_USERS_IMPORT_CONSENTS')
    assert.deepEqual(await addresses(), ['rex@example.com 3 High St SW1A 1AA GB BD'])
    assert.equal((await customers())[0]?.phone, '+447400123456')
  })

  test('of PrestaShop: customers, then their addresses', async ({ assert }) => {
    const report = await importLines([
      'Customer ID;Active (0/1);Titles ID (Mr = 1, Ms = 2, else 0);Email *;Password *;Birthday (yyyy-mm-dd);Last name *;First name *;Newsletter (0/1);Opt-in (0/1);Groups (x,y,z...);Default group ID',
      '1;1;2;eva@example.com;secret12;1980-01-02;Blanc;Eva;1;1;Customer,Clubs;3',
    ])
    assert.deepEqual(told(report), [])
    assert.containsSubset(await customers(), [{ email: 'eva@example.com', gender: 'female', code: 'clubs' }])
    const header =
      'Address ID;Alias *;Active (0/1);Customer email *;Customer ID;Company;Last name *;First name *;Address 1 *;Address 2;Zip/Postal code *;City *;Country *;State;Other;Phone;Mobile phone'
    const lines = [
      header,
      '1;Home;1;eva@example.com;1;;Blanc;Eva;5 rue C;;33000;Bordeaux;France;;;;0612345678',
      '2;Work;1;eva@example.com;1;;Blanc;Eva;6 rue D;;33100;Bordeaux;France;;;;',
      '3;Mum;1;eva@example.com;1;;Blanc;Eva;7 rue E;;33200;Bordeaux;France;;;;',
    ]
    const added = await importLines(lines)
    assert.deepEqual(told(added), [])
    assert.include(codes(added), '- E_USERS_IMPORT_ADDRESSES')
    assert.deepEqual(await addresses(), ['eva@example.com 5 rue C 33000 FR B', 'eva@example.com 6 rue D 33100 FR D'])
    assert.containsSubset(counts(await importLines(lines)), { created: 0, updated: 0, rejected: 0 })
    assert.deepEqual((await undo(added)).kept, [])
    assert.deepEqual(await addresses(), [])
  })

  test('of Magento', async ({ assert }) => {
    const report = await importLines([
      'email,_website,_store,dob,firstname,lastname,gender,group_id,password_hash,taxvat,is_subscribed,_address_street,_address_postcode,_address_city,_address_country_id,_address_telephone',
      '"m@example.com",base,default,1973-12-15,Vera,Costa,Female,1,abc:def,,1,"6146 Honey Bluff\nFloor 2",49628-7978,Calder,US,(555) 229-3326',
    ])
    assert.deepEqual(told(report), [])
    assert.includeMembers(codes(report), [
      'password_hash E_USERS_IMPORT_PASSWORDS',
      'is_subscribed E_USERS_IMPORT_CONSENTS',
    ])
    assert.deepEqual(await addresses(), ['m@example.com 6146 Honey Bluff 49628-7978 US BD'])
  })

  test('of our own change what they have, and are undone unless somebody changed it since', async ({ assert }) => {
    const own = 'email,first_name,last_name,group,company,billing.street,billing.postcode,billing.city,billing.country'
    await importLines([own, 'a@example.com,Ada,Roy,general,Acme,1 rue A,75011,Paris,FR', 'b@example.com,Bob,Roy,,,,,,'])
    const before = [await customers(), await addresses()]
    const report = await importLines([
      own,
      'A@example.com,Ada,Roi,Professionnels,,9 rue Z,13001,Marseille,FR',
      'b@example.com,Rob,Roy,,,,,,',
      'c@example.com,Cid,Roy,,,,,,',
    ])
    assert.deepEqual(told(report), [])
    assert.containsSubset(counts(report), { created: 1, updated: 2 })
    assert.deepEqual(await addresses(), ['a@example.com 1 rue A 75011 FR D', 'a@example.com 9 rue Z 13001 FR B'])
    assert.equal((await customers())[0]?.code, 'professional')
    await importLines(['email,first_name,last_name', 'c@example.com,Sid,Roy'])
    const { kept } = await undo(report)
    assert.deepEqual(kept, [{ title: 'Cid Roy', reason: 'changed' }])
    const [now, places] = [await customers(), await addresses()]
    assert.deepEqual([now.filter(({ email }) => email !== 'c@example.com'), places], before)
    const unknown = await importLines(['email,first_name,last_name,group', 'd@example.com,Dan,Roy,Friends'])
    assert.deepEqual(told(unknown), ['2 group E_USERS_GROUP_UNKNOWN'])
  })

  test('invites those without a password to choose one, once', async ({ assert }) => {
    await importLines(['email,first_name,last_name', 'a@example.com,Ada,Roy', 'b@example.com,Bob,Roy'])
    const invite = await app.container.make(InviteCustomers)
    const mailed = await watchMails()
    const origin = systemOrigin('command', 'test')
    assert.deepEqual(await invite.execute({}, origin), { sent: 2, left: 0 })
    assert.deepEqual(await invite.execute({}, origin), { sent: 0, left: 0 })
    await runJobs()
    assert.sameMembers(
      (await mailed()).map(({ to }) => to),
      ['a@example.com', 'b@example.com']
    )
  })
})
