import fc from 'fast-check'
import { test } from '@japa/runner'
import { Dictionary } from '#core/search/dictionary'
import { oneEdit } from '#core/text/typo'

test.group('Dictionary', () => {
  test('finds exactly the words within one mistake, early and late additions alike', ({ assert }) => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(word), fc.array(word), word, (early, late, asked) => {
        const dictionary = new Dictionary()
        dictionary.add(early)
        dictionary.near(asked)
        dictionary.add(late)
        const near = [...new Set([...early, ...late])].filter((one) => one !== asked && oneEdit(asked, one))
        assert.deepEqual(dictionary.near(asked), near.sort())
      })
    )
  })
})
