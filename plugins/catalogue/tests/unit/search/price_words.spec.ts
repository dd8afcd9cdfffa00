import { test } from '@japa/runner'
import { priceWords } from '#plugins/catalogue/search/price_words'

const READ: [query: string, from: number | null, to: number | null, words: string][] = [
  ['moins de 10 euros', null, 10, ''],
  ['rouge à moins de 10 €', null, 10, 'rouge'],
  ['rouge moins de 10', null, 10, 'rouge'],
  ['champagne moins cher que 30 euros', null, 30, 'champagne'],
  ['jusqu’à 12,50 € bio', null, 12.5, 'bio'],
  ['max 15€', null, 15, ''],
  ['15 € max', null, 15, ''],
  ['max15€', null, 15, ''],
  ['under 10 euros', null, 10, ''],
  ['red wine under €20', null, 20, 'red wine'],
  ['less than 20 EUR', null, 20, ''],
  ['entre 10 et 20 €', 10, 20, ''],
  ['blanc entre 10€ et 20€ sec', 10, 20, 'blanc sec'],
  ['between 10 and 20 euros', 10, 20, ''],
  ['between 20 and 10', 10, 20, ''],
  ['de 10 à 20 euros', 10, 20, ''],
  ['10-20€', 10, 20, ''],
  ['plus de 50 euros', 50, null, ''],
  ['bordeaux à partir de 50 €', 50, null, 'bordeaux'],
  ['over 50 euros', 50, null, ''],
  ['50 € et plus', 50, null, ''],
]

const LEFT = [
  'château',
  '2016',
  'moins de 10 ans',
  'plus de 14 % vol',
  'cuvée 10',
  'moins de 10 dollars',
  'le 20 de décembre',
  'max',
  '10-20',
]

test.group('Prices among words', () => {
  test('are read as people say them', ({ assert }) => {
    for (const [query, from, to, words] of READ) {
      const read = priceWords(query, 'EUR')
      assert.deepEqual([query, read?.from, read?.to, read?.words], [query, from, to, words])
    }
    assert.deepInclude(priceWords('under £20', 'GBP'), { from: null, to: 20 })
    assert.deepInclude(priceWords('20 dollars max', 'USD'), { from: null, to: 20 })
  })

  test('are not read into what is no price, nor one of this currency', ({ assert }) => {
    for (const query of LEFT) assert.isNull(priceWords(query, 'EUR'), query)
  })
})
