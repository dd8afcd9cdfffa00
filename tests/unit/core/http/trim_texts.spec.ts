import { test } from '@japa/runner'
import { trimTexts } from '#core/http/trim_texts'

test.group('Texts of a JSON body', () => {
  test('are trimmed and empty ones are null, but rich texts keep their spaces', ({ assert }) => {
    const content = [
      { type: 'text', text: 'Voir ' },
      { type: 'text', text: ' ', marks: [{ type: 'bold' }] },
    ]
    const document = { type: 'doc', content }
    const body = {
      title: '  Vins ',
      blank: '   ',
      list: [' a', { b: 'c ' }],
      texts: { fr_FR: structuredClone(document) },
    }
    trimTexts(body)
    assert.deepEqual(body, {
      title: 'Vins',
      blank: null as never,
      list: ['a', { b: 'c' }],
      texts: { fr_FR: document },
    })
  })

  test('may be nested ten thousand levels deep', ({ assert }) => {
    let nested: unknown = [' x ']
    for (let level = 0; level < 10_000; level += 1) nested = [nested]
    assert.doesNotThrow(() => trimTexts(nested))
  })
})
