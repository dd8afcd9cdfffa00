import { test } from '@japa/runner'
import { runJobs } from '#core/testing/run_jobs'
import { readJson } from '#core/database/statements'
import { all, importLines, number } from '#plugins/catalogue/tests/fixtures/import_file'
import { bodyOf, staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import { emptyShelves, problems } from '#plugins/catalogue/tests/fixtures/clerk'
import { giveDemoWords } from '#plugins/catalogue/tests/fixtures/demo_words'
import { upsert } from '#plugins/catalogue/testing'
import type { ImportReport } from '#core/import/report'
import type { Visitor } from '#core/testing/visitor'

const AT = '/api/admin/catalogue/products'
const SAID = 'attr.colour,attr.country,attr.region,attr.abv'
const HEADER = `sku,name,price,family,${SAID}`
const row = (sku: string, rest = '') => `${sku},Vin ${sku},12.00,wine,rouge,france,bordeaux,13${rest}`

/** Warnings in short: `2,3 attr.volume E_…`. */
const warned = ({ warnings }: ImportReport) =>
  warnings.map(({ rows, column, code }) => `${rows.join() || 'file'} ${column ?? '-'} ${code}`)

const statuses = async () =>
  Object.fromEntries(
    (await all<{ code: string; status: string }>('select code, status from catalogue_products')).map(
      ({ code, status }) => [code, status]
    )
  )

/** A wine that says all that is required of it, with what a test says of it. */
const aWholeWine = (sku: string, said: Record<string, string | null> = {}) => ({
  family: 'wine',
  translations: { fr_FR: { name: sku } },
  attributes: {
    colour: 'rouge',
    country: 'france',
    region: 'bordeaux',
    abv: '13',
    volume: '75cl',
    allergens: 'Sulfites',
    ...said,
  },
  variants: [{ sku, price: 1200 }],
})

test.group('Products that lack required values', (group) => {
  let clerk: Visitor
  group.setup(async () => {
    clerk = await staffVisit()
    await giveDemoWords()
  })
  group.each.setup(emptyShelves)

  const listed = async (filter: string) =>
    (bodyOf(await clerk.send('GET', `${AT}?${filter}&sort=sku`)).data as unknown as { sku: string }[]).map(
      ({ sku }) => sku
    )
  const shown = async (sku: string) => {
    const [found] = await all<{ id: number }>('select product_id as id from catalogue_variants where sku = ?', [sku])
    return bodyOf(await clerk.send('GET', `${AT}/${Number(found?.id)}`)).data
  }

  test('come in as drafts; what they lack is told once for all rows, with what fills it', async ({ assert }) => {
    await upsert([aWholeWine('BIG', { volume: '150cl' }), aWholeWine('ONE'), aWholeWine('TWO')])
    const lines = [`${HEADER},attr.volume`, row('A', ','), row('B', ','), row('C', ',75cl')]
    const report = await importLines(lines)
    assert.deepEqual(report.errors, [])
    assert.deepEqual([report.created, report.rejected], [3, 0])
    assert.deepEqual(warned(report), [
      '2,3 attr.volume E_CATALOGUE_IMPORT_VALUE_MISSING',
      '2,3,4 attr.allergens E_CATALOGUE_IMPORT_VALUE_MISSING',
      'file - E_CATALOGUE_IMPORT_DRAFTS_MADE',
    ])
    assert.deepEqual(
      report.warnings.map(({ count, parameters }) => [count, parameters.mend ?? null]),
      [
        [2, 'attr.volume=75cl'],
        [3, 'attr.allergens=…'],
        [1, null],
      ]
    )
    assert.containsSubset(await statuses(), { A: 'draft', B: 'draft', C: 'draft' })
    assert.deepEqual(await listed('filter[incomplete]=1'), ['A', 'B', 'C'])
    assert.deepEqual(await listed('filter[incomplete]=0'), ['BIG', 'ONE', 'TWO'])
    assert.deepEqual((await shown('A')).missing, ['volume', 'allergens'])
    assert.deepEqual((await shown('C')).missing, ['allergens'])

    const mended = await importLines(lines, {
      defaults: { 'attr.volume': '75cl', 'attr.allergens': 'Sulfites', 'status': 'published' },
    })
    assert.deepEqual([mended.updated, mended.warnings], [3, []])
    assert.containsSubset(await statuses(), { A: 'published', B: 'published', C: 'published' })
    assert.deepEqual(await listed('filter[incomplete]=1'), [])
  })

  test('a value that the family has no place for is told with the family that has', async ({ assert }) => {
    const lines = ['sku,name,price,attr.volume', 'A,Un,10,75cl', 'B,Deux,10,75cl', 'C,Trois,10,']
    const report = await importLines(lines)
    assert.deepEqual(
      report.errors.map(({ code, rows, parameters }) => [code, rows, parameters.mend]),
      [['E_CATALOGUE_ATTRIBUTE_NOT_IN_FAMILY', [2, 3], 'family=wine']]
    )
    const named = await importLines(lines, { defaults: { family: 'wine' } })
    assert.deepEqual([named.created, named.rejected], [2, 1])
  })

  test('the same file a second time changes nothing', async ({ assert }) => {
    const lines = [HEADER, row('A')]
    await importLines(lines)
    const again = await importLines(lines)
    assert.deepEqual([again.unchanged, again.updated, again.rejected], [1, 0, 0])
    assert.deepEqual(await statuses(), { A: 'draft' })
  })

  test('a draft that a file would publish stays one; a draft that is to be one is told what it lacks', async ({
    assert,
  }) => {
    await importLines([`${HEADER},attr.volume`, row('A', ',75cl')])
    const published = await importLines([
      `${HEADER},attr.volume,status`,
      row('A', ',50cl,published'),
      row('B', ',75cl,draft'),
      row('C', ',75cl,private'),
    ])
    assert.deepEqual(await statuses(), { A: 'draft', B: 'draft', C: 'draft' })
    assert.deepEqual(
      published.warnings.map(({ rows, message }) => [rows, message]),
      [
        [[2, 4], 'catalogue.import.value_held_back'],
        [[3], 'catalogue.import.value_missing'],
        [[], 'catalogue.import.drafts_made'],
      ]
    )
    // What an earlier file told is not told again by one that speaks of something else.
    const prices = await importLines(['sku,price', 'A,15.00', 'B,16.00'])
    assert.deepEqual([prices.updated, prices.warnings], [2, []])
  })

  test('a published product keeps a value that a file would take away, and the rest of the row is written', async ({
    assert,
  }) => {
    await upsert([
      aWholeWine('A'),
      { ...aWholeWine('B', { volume: null }), variants: [{ sku: 'B', price: 900, options: { volume: '75cl' } }] },
    ])
    const report = await importLines(['sku,price,attr.volume,option.volume,attr.allergens', 'A,15.00,,,', 'B,16.00,,,'])
    assert.deepEqual(report.errors, [])
    assert.deepEqual(warned(report), [
      '2,3 attr.volume E_CATALOGUE_IMPORT_VALUE_KEPT',
      '2,3 attr.allergens E_CATALOGUE_IMPORT_VALUE_KEPT',
    ])
    assert.deepEqual(await statuses(), { A: 'published', B: 'published' })
    assert.deepEqual(await all('select sku, price_amount from catalogue_variants order by sku'), [
      { sku: 'A', price_amount: 1500 },
      { sku: 'B', price_amount: 1600 },
    ])
    assert.deepEqual((await shown('A')).missing, [])
    assert.deepEqual((await shown('B')).missing, [])
    assert.deepEqual((await shown('B')).optionAttributes, ['volume'])
  })

  test('a published product that lacks a value since the family requires it is sold, and changed, as before', async ({
    assert,
  }) => {
    await upsert([aWholeWine('A')])
    await requireProducer(clerk, true)
    assert.deepEqual(await listed('filter[incomplete]=1'), ['A'])
    const report = await importLines(['sku,price', 'A,15.00'])
    assert.deepEqual([report.updated, report.warnings, report.errors], [1, [], []])
    const { id, version, missing } = await shown('A')
    assert.deepEqual(missing, ['producer'])
    const changed = await clerk.send('PUT', `${AT}/${id}`, { taxCategory: 'reduced', version })
    assert.equal(changed.status, 200)
    assert.deepEqual(await statuses(), { A: 'published' })
    await requireProducer(clerk, false)
  })

  test('are not published by form or program; the refusal names all that is missing', async ({ assert }) => {
    await importLines([HEADER, row('A')])
    const { id, version } = await shown('A')
    const refused = await clerk.send('PUT', `${AT}/${id}`, { status: 'published', version })
    assert.equal(refused.status, 422)
    assert.deepEqual(problems(refused), [
      'E_CATALOGUE_VALUE_REQUIRED attributes.volume',
      'E_CATALOGUE_VALUE_REQUIRED translations.fr_FR.attributes.allergens',
    ])
    // One after the other: a draft may be half filled in.
    const half = await clerk.send('PUT', `${AT}/${id}`, { attributes: { volume: '75cl' }, version })
    assert.equal(half.status, 200)
    assert.deepEqual((await shown('A')).missing, ['allergens'])
    const whole = await clerk.send('PUT', `${AT}/${id}`, {
      status: 'published',
      translations: { fr_FR: { attributes: { allergens: 'Sulfites' } } },
      version: version + 1,
    })
    assert.equal(whole.status, 200)
    const lost = await clerk.send('PUT', `${AT}/${id}`, { attributes: { volume: null }, version: version + 2 })
    assert.deepEqual(problems(lost), ['E_CATALOGUE_VALUE_REQUIRED attributes.volume'])

    const form = { family: 'wine', translations: { fr_FR: { name: 'B' } }, variants: [{ sku: 'B', price: 900 }] }
    assert.equal((await clerk.send('POST', AT, form)).status, 422)
    assert.equal((await clerk.send('POST', AT, { ...form, status: 'draft' })).status, 201)
    assert.deepEqual(await statuses(), { A: 'published', B: 'draft' })
  })

  test('are not published with others: the preview says why, and the others are', async ({ assert }) => {
    await importLines([HEADER, row('A')])
    await upsert([{ ...aWholeWine('B'), status: 'draft' }])
    const changes = '/api/admin/catalogue/product-changes'
    const { data } = bodyOf(
      await clerk.send('POST', changes, { selection: { query: {} }, change: { status: 'published' } })
    )
    assert.containsSubset((await clerk.send('GET', `${changes}/${data.id}/rows`)).body, {
      data: [
        { sku: 'A', outcome: 'refused', problem: 'Il manque à ce produit, pour être publié\u202f: volume, allergens.' },
        { sku: 'B', outcome: 'waiting' },
      ],
    })
    await clerk.send('POST', `${changes}/${data.id}/applications`)
    await runJobs()
    assert.deepEqual(await statuses(), { A: 'draft', B: 'published' })
  })

  test('list, form and writing agree on what is missing, wherever a value stands', async ({ assert }) => {
    const variants = ['75cl', '150cl'].map((volume) => ({ sku: `M-${volume}`, price: 900, options: { volume } }))
    await upsert([
      { ...aWholeWine('M', { volume: null }), code: 'M', type: 'configurable', variants },
      {
        ...aWholeWine('E', { allergens: null }),
        translations: { en_GB: { name: 'E', attributes: { allergens: 'x' } } },
      },
      { ...aWholeWine('N', { colour: null, abv: '' }), status: 'draft' },
    ])
    assert.deepEqual(await statuses(), { M: 'published', E: 'published', N: 'draft' })
    assert.deepEqual(await listed('filter[incomplete]=1'), ['N'])
    assert.deepEqual((await shown('N')).missing, ['colour', 'abv'])
    assert.equal(await number('select count(*) from catalogue_products'), 3)
    const [stored] = await all<{ attributes: unknown }>("select attributes from catalogue_products where code = 'N'")
    assert.notProperty(readJson(stored?.attributes), 'colour')
  })
})

/** As staff change the attribute in its form. */
async function requireProducer(clerk: Visitor, isRequired: boolean): Promise<void> {
  const [found] = await all<{ id: number }>("select id from catalogue_attributes where code = 'producer'")
  const at = `/api/admin/catalogue/attributes/${Number(found?.id)}`
  const { type, label, version } = bodyOf(await clerk.send('GET', at)).data
  const answer = await clerk.send('PUT', at, { type, label, isRequired, version })
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
}
