import { test } from '@japa/runner'
import { FRENCH_RATES } from '#plugins/sales/taxes/french_taxes'
import { chooseRate } from '#plugins/sales/taxes/choose_rate'
import { destinationOf } from '#plugins/sales/shared/destination'
import type { TaxRateRow } from '#plugins/sales/taxes/tax_rate_row'

const seeded = FRENCH_RATES.map((rate, index): TaxRateRow => ({ ...rate, id: index + 1, version: 1 }))

interface Asked {
  country?: string
  postcode?: string
  category?: string
  group?: string
  vatNumber?: string | null
  day?: string
}

function chosen(rates: TaxRateRow[], asked: Asked = {}): TaxRateRow | null {
  const { country = 'FR', postcode = '75001', category = 'standard', group = '', vatNumber = null } = asked
  const destination = destinationOf({ country, postcode, state: null })
  const buyer = { group, vatNumber }
  return chooseRate(rates, { category, destination, buyer, day: asked.day ?? '2026-11-22', home: 'FR' })
}

const rate = (id: number, parts: Partial<TaxRateRow>): TaxRateRow => ({
  id,
  name: `Taux ${id}`,
  basisPoints: id,
  categories: [],
  countries: ['FR'],
  state: '',
  postcodeFrom: '',
  postcodeTo: '',
  groups: [],
  needsVatNumber: false,
  keepsNet: false,
  note: '',
  vatCategory: '' as const,
  priority: 0,
  startsOn: null,
  endsOn: null,
  version: 1,
  ...parts,
})

test.group('The rates of a French shop', () => {
  test('are those of the mainland by category', ({ assert }) => {
    const points = ['standard', 'intermediate', 'reduced', 'super_reduced'].map(
      (category) => chosen(seeded, { category })?.basisPoints
    )
    assert.deepEqual(points, [2000, 1000, 550, 210])
  })

  test('tax wine in Corsica and Monaco as in Paris, and food in Corsica less', ({ assert }) => {
    assert.equal(chosen(seeded, { postcode: '20090' })?.basisPoints, 2000)
    assert.equal(chosen(seeded, { country: 'MC', postcode: '98000' })?.basisPoints, 2000)
    assert.equal(chosen(seeded, { postcode: '20090', category: 'reduced' })?.basisPoints, 210)
    assert.equal(chosen(seeded, { postcode: '21000', category: 'reduced' })?.basisPoints, 550)
  })

  test('charge nothing overseas and abroad, and say by which article', ({ assert }) => {
    for (const [country, article] of [
      ['RE', '294'],
      ['GF', '294'],
      ['NC', '262 I'],
      ['US', '262 I'],
      ['CH', '262 I'],
    ] as const) {
      const found = chosen(seeded, { country, postcode: '97400' })
      assert.containsSubset(found, { basisPoints: 0, keepsNet: true }, country)
      assert.include(found?.note ?? '', article, country)
    }
  })

  test('exempt companies of other member states that gave their number, nobody else there', ({ assert }) => {
    const german = { country: 'DE', postcode: '10115' }
    assert.equal(chosen(seeded, german)?.basisPoints, 2000)
    assert.include(chosen(seeded, { ...german, vatNumber: 'DE136695976' })?.note ?? '', '262 ter')
    // A French number exempts nobody, and neither does a German one for what stays in France.
    assert.equal(chosen(seeded, { ...german, vatNumber: 'FR44732829320' })?.basisPoints, 2000)
    assert.equal(chosen(seeded, { vatNumber: 'DE136695976' })?.basisPoints, 2000)
  })
})

test.group('Choosing a rate', () => {
  test('takes the one that tells the destination most exactly, never simply the highest', ({ assert }) => {
    const rates = [
      rate(1, { basisPoints: 9000 }),
      rate(2, { postcodeFrom: '20000', postcodeTo: '20999' }),
      rate(3, { postcodeFrom: '20090' }),
      rate(4, { state: '2A' }),
    ]
    assert.equal(chosen(rates, { postcode: '20090' })?.id, 3)
    assert.equal(chosen(rates, { postcode: '20100' })?.id, 2)
    assert.equal(chosen([rates[0] as TaxRateRow, rates[3] as TaxRateRow], { postcode: '20100' })?.id, 4)
    assert.equal(chosen(rates)?.id, 1)
  })

  test('then the one for such buyers, then for the category, then by priority', ({ assert }) => {
    const rates = [
      rate(1, { priority: 5 }),
      rate(2, {}),
      rate(3, { categories: ['wine'] }),
      rate(4, { groups: ['club'] }),
    ]
    assert.equal(chosen(rates)?.id, 2)
    assert.equal(chosen(rates, { category: 'wine' })?.id, 3)
    assert.equal(chosen(rates, { category: 'wine', group: 'club' })?.id, 4)
  })

  test('looks at the first and the last day', ({ assert }) => {
    const rates = [rate(1, { endsOn: '2026-12-31' }), rate(2, { startsOn: '2027-01-01' })]
    assert.equal(chosen(rates, { day: '2026-12-31' })?.id, 1)
    assert.equal(chosen(rates, { day: '2027-01-01' })?.id, 2)
    assert.isNull(chosen([rate(3, { startsOn: '2027-01-01' })]))
  })
})
