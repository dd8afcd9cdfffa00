import { test } from '@japa/runner'
import fc from 'fast-check'
import { deletions, oneEdit } from '#core/text/typo'

test.group('One typing mistake', () => {
  test('{a} and {b}: {near}')
    .with([
      { a: 'chateau', b: 'chateau', near: true },
      { a: 'chateau', b: 'chatau', near: true },
      { a: 'chateau', b: 'chatteau', near: true },
      { a: 'chateau', b: 'chatoau', near: true },
      { a: 'chateau', b: 'chaetau', near: true },
      { a: 'chateau', b: 'chaeatu', near: false },
      { a: 'chateau', b: 'chatu', near: false },
      { a: 'chateau', b: 'xhateaux', near: false },
      { a: '', b: 'a', near: true },
      { a: '', b: 'ab', near: false },
      { a: 'ab', b: 'ba', near: true },
      { a: 'abc', b: 'cba', near: false },
    ])
    .run(({ assert }, { a, b, near }) => {
      assert.equal(oneEdit(a, b), near)
      assert.equal(oneEdit(b, a), near)
    })

  test('leaves out each letter once', ({ assert }) => {
    assert.deepEqual(deletions('vin'), ['in', 'vn', 'vi'])
    assert.deepEqual(deletions('barrique').length, 7)
    assert.deepEqual(deletions(''), [])
    assert.deepEqual(deletions('𝒳a'), ['a', '𝒳'])
  })

  test('words within one edit always meet among their deletions', ({ assert }) => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    const near = (w: string) => new Set([w, ...deletions(w)])
    fc.assert(
      fc.property(word, word, (a, b) => {
        if (oneEdit(a, b)) assert.isFalse(near(a).isDisjointFrom(near(b)))
      }),
      { numRuns: 2000 }
    )
  })
})
