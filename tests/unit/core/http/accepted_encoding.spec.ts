import { test } from '@japa/runner'
import { acceptedEncoding } from '#core/http/accepted_encoding'

test.group('The way of packing a client takes', () => {
  test('is the smallest of those it likes equally: {$self}')
    .with(['gzip, deflate, br, zstd', 'br', 'br;q=1.0, gzip;q=1', '*', 'BR', 'gzip;q=0.5, *;q=0.8'])
    .run(({ assert }, header) => assert.equal(acceptedEncoding(header), 'br'))

  test('is the one it likes best: {$self}')
    .with(['gzip', 'gzip, deflate', 'x-gzip', 'br;q=0.2, gzip;q=0.9', 'gzip, br;q=0', '*, br;q=0'])
    .run(({ assert }, header) => assert.equal(acceptedEncoding(header), 'gzip'))

  test('is none where it takes none of ours: {$self}')
    .with(['', 'identity', 'deflate, zstd', 'br;q=0', 'gzip; q=0, br; q=0.0', '*;q=0', 'brotli', 'br;q=x'])
    .run(({ assert }, header) => assert.isNull(acceptedEncoding(header)))

  test('is none where it says nothing', ({ assert }) => {
    assert.isNull(acceptedEncoding(undefined))
  })
})
