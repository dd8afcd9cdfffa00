import { test } from '@japa/runner'
import { periodOf, type PeriodRule } from '#plugins/rma/returns/periods/period_of'

const rule = (days: number, of: Partial<PeriodRule>): PeriodRule =>
  Object.assign({ days, products: [], categories: [], families: [] }, of)

/** Product 1 of family 5 stands in category 10, which is in category 20. */
const subject = {
  productId: 1,
  familyId: 5,
  categories: new Map([
    [10, 0],
    [20, 1],
  ]),
}

test.group('The return period of a product', () => {
  test('is the standard one without a rule about it', ({ assert }) => {
    assert.equal(periodOf(subject, [], 14), 14)
    const others = [rule(1, { products: [2] }), rule(2, { categories: [30] }), rule(3, { families: [6] })]
    assert.equal(periodOf(subject, others, 14), 14)
  })

  test('is that of the most specific rule: the product, the nearest category, the family', ({ assert }) => {
    const family = rule(50, { families: [5] })
    const above = rule(40, { categories: [20] })
    const own = rule(30, { categories: [10] })
    const product = rule(20, { products: [1] })
    assert.equal(periodOf(subject, [family], 14), 50)
    assert.equal(periodOf(subject, [family, above], 14), 40)
    assert.equal(periodOf(subject, [family, above, own], 14), 30)
    assert.equal(periodOf(subject, [family, above, own, product], 14), 20)
    assert.equal(periodOf(subject, [product, own, above, family], 14), 20)
  })

  test('is the longer one of two that are equally specific', ({ assert }) => {
    assert.equal(periodOf(subject, [rule(3, { products: [1] }), rule(9, { products: [1] })], 14), 9)
    assert.equal(periodOf(subject, [rule(9, { categories: [10] }), rule(3, { categories: [10] })], 14), 9)
  })

  test('counts a rule by its nearest target, and may be no period at all', ({ assert }) => {
    const several = rule(60, { products: [7], categories: [20, 10], families: [5] })
    assert.equal(periodOf(subject, [several, rule(40, { categories: [20] })], 14), 60)
    assert.equal(periodOf(subject, [rule(0, { products: [1] }), several], 14), 0)
  })
})
