import { test } from '@japa/runner'
import { dataKey } from './data_key.server'

test.group('The key of data', () => {
  test('is the same for the same data, whichever object holds it', ({ assert }) => {
    const wine = () => ({ name: 'Clos', notes: 'a'.repeat(500), prices: [{ amount: 1250 }] })
    assert.equal(dataKey(wine()), dataKey(wine()))
    assert.equal(dataKey([wine(), 3, 'a', null]), dataKey([wine(), 3, 'a', null]))
  })

  test('tells data apart', ({ assert }) => {
    const long = 'a'.repeat(500)
    const others = [
      null,
      undefined,
      1,
      '1',
      true,
      [],
      {},
      [1],
      ['1'],
      [[1]],
      [1, 2],
      ['1,2'],
      [['1'], '2'],
      ['1', ['2']],
      long,
      `${long}b`,
      [long],
      [long, long],
      { long },
      { long: [long] },
      [{ long }],
      Array(12).fill(long),
    ]
    assert.equal(new Set(others.map(dataKey)).size, others.length)
  })

  test('is short, however much data there is', ({ assert }) => {
    assert.isBelow(dataKey([{ text: 'a'.repeat(100_000) }, 'b'.repeat(100_000)]).length, 150)
  })
})
