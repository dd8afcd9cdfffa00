import { test } from '@japa/runner'
import { MarkupMemory } from './markup_memory.server'

test.group('Markup that is kept', () => {
  test('is made once', ({ assert }) => {
    const memory = new MarkupMemory()
    let made = 0
    const make = () => Buffer.from(`<p>${++made}</p>`)
    memory.keep('one', make)
    assert.equal(memory.keep('one', make).toString(), '<p>1</p>')
    assert.equal(memory.keep('other', make).toString(), '<p>2</p>')
  })

  test('stays below its bytes: what was not asked for the longest goes', ({ assert }) => {
    const memory = new MarkupMemory(3 * (2 + 10))
    const made: string[] = []
    const keep = (key: string) =>
      memory.keep(key, () => {
        made.push(key)
        return Buffer.alloc(10)
      })
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) keep(key)
    assert.deepEqual(made, ['a', 'b', 'c', 'd', 'b'])
  })

  test('takes no more memory than it counts', ({ assert }) => {
    const markup = new MarkupMemory().keep('one', () => Buffer.from('<p>Vouvray</p>'))
    assert.equal(markup.buffer.byteLength, markup.length)
    assert.equal(markup.toString(), '<p>Vouvray</p>')
  })
})
