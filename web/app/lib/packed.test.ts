import { test } from '@japa/runner'
import { pack, unpack } from './packed'

test.group('Packed data', () => {
  test('is the same after unpacking without the cache: {$i}')
    .with([
      { name: 'Château d’Angle', tags: ['rouge', 'a "grand" one'], none: null },
      { name: "L'Étoile", text: `"'"''""\\'\\"`, control: '\u0001\u0000' },
      { markup: '</script><!-- & -->', lines: 'a\nb\u2028c' },
      {},
    ])
    .run(({ assert }, value) => {
      const text = pack(value)
      for (let other = 0; other < 40; other += 1) pack({ other, of: value })
      assert.deepEqual(unpack(text), value)
      assert.notStrictEqual(unpack(text), value, 'parsed, not from the cache')
    })

  test('costs little as a string in a string', ({ assert }) => {
    const value = Array.from({ length: 20 }, (_, id) => ({ id, name: 'Volnay', path: '/volnay' }))
    const length = JSON.stringify(value).length
    assert.isBelow(JSON.stringify(JSON.stringify(pack(value))).length, length + 10)
  })
})
