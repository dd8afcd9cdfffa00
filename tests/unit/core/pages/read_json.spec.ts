import { test } from '@japa/runner'
import { readJson } from '#core/pages/read_json'

interface Answer {
  data: { name: string }[]
}

test.group('Reading answers', () => {
  test('bytes that come again are read once, and nobody can change what they say', ({ assert }) => {
    const bytes = Buffer.from('{"data":[{"name":"Château"}]}')
    readJson(bytes)
    const second = readJson(bytes) as Answer
    assert.deepEqual(second, { data: [{ name: 'Château' }] })
    assert.strictEqual(readJson(bytes), second)
    assert.throws(() => second.data.push({ name: 'Clos' }), TypeError)
    assert.throws(() => Object.assign(second.data[0] as object, { name: 'Clos' }), TypeError)
  })

  test('what was read the first time is its reader’s own', ({ assert }) => {
    const bytes = Buffer.from('{"data":[]}')
    const first = readJson(bytes) as Answer
    first.data.push({ name: 'Clos' })
    assert.deepEqual(readJson(bytes), { data: [] })
  })

  test('equal bytes of another answer are another answer', ({ assert }) => {
    const [one, other] = [Buffer.from('{"data":[]}'), Buffer.from('{"data":[]}')]
    readJson(one)
    assert.notStrictEqual(readJson(one), readJson(other))
  })
})
