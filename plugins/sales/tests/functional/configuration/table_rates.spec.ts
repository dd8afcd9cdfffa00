import { test } from '@japa/runner'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { freshShop } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { Store } from '#core/database/store'

const RATES = '/api/admin/sales/table-rates'
const PREVIEW = '/api/admin/sales/table-rate-previews'
const FILES = '/api/admin/sales/table-rate-files'

const HEADER =
  'label;country;state;zip_from;zip_to;weight_from;weight_to;price_from;price_to;qty_from;qty_to;price;delay'
const FILE = [
  HEADER,
  'Colissimo;FR;;;;;5;;;;;8,90;2 à 3 jours',
  'Colissimo;FR;;;;5;30;;;;;14.90;2 à 3 jours',
  'Colissimo;FR;;20*;;;;;;;;19,90;5 jours',
  'Retrait;*;;;;;;;;;;0;',
].join('\n')

const dataOf = <T = { id: number; version: number }>({ body }: Answer) => (body as { data: T }).data
const firstOf = ({ status, body }: Answer) => {
  const [error] = (body as { errors: { code: string; field?: string }[] }).errors
  return [status, error?.code, error?.field]
}

const RATE = { channel: 'default', label: 'Colissimo', country: 'fr', weightTo: 5000, price: 890 }

test.group('Table rates under configuration', (group) => {
  let visitor: Visitor
  let store: Store

  group.each.setup(async () => {
    store = await freshShop()
    visitor = await newStaffVisit()
  })

  const send = (path: string, content: string, by = visitor) =>
    by.upload(path, { name: 'tarifs.csv', content }, { channel: 'default' })
  const count = async () => {
    const row = await store.reader.first<{ n: number }>('select count(*) as n from sales_table_rates')
    return Number(row?.n)
  }

  test('a row is made, changed and deleted; a stale change is refused', async ({ assert }) => {
    const made = await visitor.send('POST', RATES, RATE)
    assert.equal(made.status, 201)
    assert.containsSubset(made.body, { data: { country: 'FR', weightFrom: null, weightTo: 5000, isActive: true } })
    const { id, version } = dataOf(made)
    const change = await visitor.send('PUT', `${RATES}/${id}`, { ...RATE, price: 990, version })
    assert.containsSubset(change.body, { data: { price: 990, version: 2 } })
    assert.equal((await visitor.send('PUT', `${RATES}/${id}`, { ...RATE, version })).status, 409)
    const list = await visitor.send('GET', RATES)
    assert.containsSubset(list.body, { data: [{ label: 'Colissimo', weight: '0–5000', price: { amount: 990 } }] })
    assert.equal((await visitor.send('DELETE', `${RATES}/${id}`, { version })).status, 409)
    assert.equal((await visitor.send('DELETE', `${RATES}/${id}`, { version: 2 })).status, 204)
    assert.equal(await count(), 0)
  })

  test('a row that means nothing is refused at its field', async ({ assert }) => {
    await visitor.send('POST', RATES, RATE)
    const refused = async (parts: object) => firstOf(await visitor.send('POST', RATES, { ...RATE, ...parts }))
    assert.deepEqual(await refused({}), [422, 'E_SALES_RATE_OVERLAPS', 'label'])
    assert.deepEqual(await refused({ channel: 'ailleurs' }), [422, 'E_SALES_CHANNEL_UNKNOWN', 'channel'])
    assert.deepEqual(await refused({ country: 'ZZ' }), [422, 'E_SALES_COUNTRY_UNKNOWN', 'country'])
    assert.deepEqual(await refused({ country: '', postcodeFrom: '20*' }), [
      422,
      'E_SALES_POSTCODES_INVALID',
      'postcodeFrom',
    ])
    assert.deepEqual(await refused({ weightFrom: 5000, weightTo: 5000 }), [422, 'E_SALES_RANGE_INVALID', 'weightTo'])
    assert.equal((await refused({ price: -1 }))[0], 422)
    assert.equal(await count(), 1)
  })

  test('a file is looked at without writing, then takes the place of all rows', async ({ assert }) => {
    await visitor.send('POST', RATES, { ...RATE, label: 'Ancien' })
    const preview = await send(PREVIEW, FILE)
    assert.equal(preview.status, 200)
    assert.deepEqual(dataOf(preview), {
      rows: 4,
      problems: 0,
      told: [],
      ways: [
        { label: 'Colissimo', rows: 3, from: { amount: 890, currency: 'EUR' }, to: { amount: 1990, currency: 'EUR' } },
        { label: 'Retrait', rows: 1, from: { amount: 0, currency: 'EUR' }, to: { amount: 0, currency: 'EUR' } },
      ],
    } as never)
    assert.equal(await count(), 1)
    const done = await send(FILES, FILE)
    assert.equal(done.status, 201)
    assert.equal(await count(), 4)
    const [row] = await store.reader.all('select * from sales_table_rates where postcode_from = ?', ['20*'])
    assert.containsSubset(row, { label: 'Colissimo', country: 'FR', price: 1990, delay: '5 jours', channel: 'default' })
  })

  test('what is exported is imported as it was', async ({ assert }) => {
    await send(FILES, `${FILE}\n'=Spécial;FR;2A;;;1.25;;10,5;20;2;4;1;`)
    const first = await visitor.send('GET', '/api/admin/sales/table-rate-file?channel=default')
    assert.equal(first.status, 200)
    assert.include(String(first.body), 'Colissimo;FR;;20*;;;;;;;;19.90;5 jours')
    assert.include(String(first.body), "'=Spécial;FR;2A;;;1.250;;10.50;20.00;2;4;1.00;")
    assert.equal((await send(FILES, String(first.body))).status, 201)
    const second = await visitor.send('GET', '/api/admin/sales/table-rate-file?channel=default')
    assert.equal(second.body, first.body)
  })

  test('a file may hold amounts as people write them, where they can be read in one way', async ({ assert }) => {
    const lines = [
      HEADER,
      'Un;FR;;;;;5;;1 000,00;;;€8.90;',
      'Deux;FR;;;;;5;;1.355,90 €;;;8,90\u202f€;',
      'Trois;FR;;;;;"1,250";;;;;12,-;',
      'Quatre;FR;;;;;5;;1,355;;;8,90;',
    ].join('\n')
    const preview = dataOf<{ told: { row: number; column: string | null }[] }>(await send(PREVIEW, lines))
    assert.deepEqual(
      preview.told.map(({ row, column }) => [row, column]),
      [[5, 'price_to']]
    )
    assert.equal((await send(FILES, lines.split('\n').slice(0, 4).join('\n'))).status, 201)
    const list = await visitor.send('GET', `${RATES}?sort=label`)
    assert.containsSubset(list.body, {
      data: [
        { label: 'Deux', price: { amount: 890 } },
        { label: 'Trois', weight: '0–1250', price: { amount: 1200 } },
        { label: 'Un', price: { amount: 890 } },
      ],
    })
  })

  test('a file with errors names each line, and nothing of it is written', async ({ assert }) => {
    await visitor.send('POST', RATES, RATE)
    const wrong = [
      HEADER,
      'Colissimo;FR;;;;;;;;;;gratuit;',
      ';FR;;;;;;;;;;5;',
      'Colissimo;XX;;;;;;;;;;5;',
      'Colissimo;FR;;20999;20000;;;;;;;5;',
      'Colissimo;FR;;;;5;2;;;;;5;',
      'Colissimo;FR;;;;;;;;;;5;',
      'Colissimo;FR;;;;;;;;;;6;',
    ].join('\n')
    const { told } = dataOf<{ told: { row: number; column: string | null; code: string }[] }>(
      await send(PREVIEW, wrong)
    )
    assert.deepEqual(
      told.map(({ row, column, code }) => [row, column, code]),
      [
        [2, 'price', 'E_SALES_CELL_UNREADABLE'],
        [3, 'label', 'E_SALES_LABEL_INVALID'],
        [4, 'country', 'E_SALES_COUNTRY_UNKNOWN'],
        [5, 'zip_to', 'E_SALES_POSTCODES_INVALID'],
        [6, 'weight_to', 'E_SALES_RANGE_INVALID'],
        [8, null, 'E_SALES_ROWS_OVERLAP'],
      ]
    )
    assert.deepEqual(firstOf(await send(FILES, wrong)), [422, 'E_SALES_TABLE_REFUSED', 'file'])
    assert.equal(await count(), 1)
  })

  test('what is no table is refused as a file', async ({ assert }) => {
    assert.deepEqual(firstOf(await send(PREVIEW, 'nom;prix\nColissimo;5')), [422, 'E_SALES_COLUMN_MISSING', 'file'])
    assert.equal((await send(PREVIEW, '')).status, 422)
    assert.equal((await send(PREVIEW, '%PDF-1.7\n')).status, 422)
    const elsewhere = await visitor.upload(PREVIEW, { name: 'a.csv', content: FILE }, { channel: 'ailleurs' })
    assert.deepEqual(firstOf(elsewhere), [422, 'E_SALES_CHANNEL_UNKNOWN', 'channel'])
  })

  test('who may only look imports nothing', async ({ assert }) => {
    await createRole('transport', ['sales.table_rates.list'])
    const reader = await newStaffVisit({ email: 'transport@exemple.fr', role: 'transport' })
    assert.equal((await reader.send('GET', '/api/admin/sales/table-rate-file?channel=default')).status, 200)
    assert.equal((await send(PREVIEW, FILE, reader)).status, 403)
    assert.equal((await send(FILES, FILE, reader)).status, 403)
    assert.equal(await count(), 0)
  })
})
