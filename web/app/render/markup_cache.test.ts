import { test } from '@japa/runner'
import { MarkupCache } from './markup_cache.server'

test.group('The markup cache', () => {
  test('is made once', ({ assert }) => {
    const cache = new MarkupCache()
    let made = 0
    const make = () => Buffer.from(`<p>${++made}</p>`)
    cache.getOrRender('one', make)
    assert.equal(cache.getOrRender('one', make).toString(), '<p>1</p>')
    assert.equal(cache.getOrRender('other', make).toString(), '<p>2</p>')
  })

  test('stays below its bytes: what was not asked for the longest goes', ({ assert }) => {
    const cache = new MarkupCache(3 * (2 + 10))
    const made: string[] = []
    const get = (key: string) =>
      cache.getOrRender(key, () => {
        made.push(key)
        return Buffer.alloc(10)
      })
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) get(key)
    assert.deepEqual(made, ['a', 'b', 'c', 'd', 'b'])
  })

  test('takes no more memory than it counts', ({ assert }) => {
    const markup = new MarkupCache().getOrRender('one', () => Buffer.from('<p>Vouvray</p>'))
    assert.equal(markup.buffer.byteLength, markup.length)
    assert.equal(markup.toString(), '<p>Vouvray</p>')
  })
})
