import { test } from '@japa/runner'
import { PageCache, packPage, type CachedPage } from '#core/pages/page_cache'

function page(size: number, tags: string[] = []): CachedPage {
  const bytes = Buffer.alloc(size)
  return {
    br: bytes,
    gzip: Buffer.alloc(0),
    type: 'text/html',
    policy: '',
    etag: '',
    isData: false,
    tags,
  }
}

test.group('The page cache', () => {
  test('stays below its bytes by dropping what was read longest ago', ({ assert }) => {
    const cache = new PageCache(5_000)
    cache.set('a', page(1_500))
    cache.set('b', page(1_500))
    cache.get('a')
    cache.set('c', page(1_500))
    assert.isUndefined(cache.get('b'))
    assert.isDefined(cache.get('a'))
    assert.isDefined(cache.get('c'))
    assert.equal(cache.bytes, 4_000)
  })

  test('purges the pages that show what changed, and only those', ({ assert }) => {
    const cache = new PageCache(1_000_000)
    cache.set('list', page(10, ['catalogue.products']))
    cache.set('one', page(10, ['catalogue.products:1']))
    cache.set('two', page(10, ['catalogue.products:2']))
    cache.purge(['catalogue.products', 'catalogue.products:1'])
    assert.isUndefined(cache.get('list'))
    assert.isUndefined(cache.get('one'))
    assert.isDefined(cache.get('two'))
    assert.equal(cache.generation, 1)
  })

  test('counts a replaced page once', ({ assert }) => {
    const cache = new PageCache(1_000_000)
    cache.set('a', page(100))
    cache.set('a', page(200))
    assert.equal(cache.bytes, 700)
  })

  test('takes no more memory for a page than it counts', async ({ assert }) => {
    const { br, gzip } = await packPage({
      text: '<p>Domaine de la Côte, 2021</p>'.repeat(400),
      type: 'text/html',
      policy: '',
      etag: '',
      isData: false,
      tags: [],
    })
    assert.deepEqual([br.buffer.byteLength, gzip.buffer.byteLength], [br.length, gzip.length])
    assert.isAbove(br.length, 0)
  })
})
