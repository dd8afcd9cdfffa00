import { test } from '@japa/runner'
import { gtinOf } from '#plugins/catalogue/search/gtin'

test.group('A barcode', () => {
  test('is a number of goods when its last digit proves it', ({ assert }) => {
    for (const number of ['96385074', '036000291452', '4006381333931', '10012345678902']) {
      assert.equal(gtinOf(number), number)
    }
    assert.equal(gtinOf('4 006381-333931'), '4006381333931')
  })

  test('is none where each house gives its own', ({ assert }) => {
    for (const own of ['2000000000985', '20000004', '200000000004', '0200000000004']) assert.isNull(gtinOf(own), own)
  })

  test('is none with a wrong digit, another length, or letters', ({ assert }) => {
    for (const other of [null, '', '4006381333932', '12345', 'CAVE-12', '400638133393A']) assert.isNull(gtinOf(other))
  })
})
