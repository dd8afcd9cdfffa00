import { test } from '@japa/runner'
import { shownError } from './error_statuses'

const answered = (status: number, data: unknown = null) => ({ status, data, statusText: '', internal: false })

test.group('What is shown of an error', () => {
  test('has the words of its status', ({ assert }) => {
    assert.deepEqual(shownError(answered(405)), {
      status: 405,
      title: 'shell.errors.405.title',
      text: 'shell.errors.405.text',
      message: null,
    })
  })

  test('says “refused” for a 4xx status without words of its own, never “not found”', ({ assert }) => {
    for (const status of [409, 418, 422]) {
      const { title, text } = shownError(answered(status))
      assert.deepEqual([title, text], ['shell.errors.refused.title', 'shell.errors.refused.text'])
    }
  })

  test('says “server error” for a 5xx status and for unknown errors', ({ assert }) => {
    for (const error of [answered(502), answered(500), new Error('inside'), null]) {
      assert.equal(shownError(error).title, 'shell.errors.500.title')
    }
  })

  test('does not mention permissions when a request from another origin is refused', ({ assert }) => {
    assert.equal(shownError(answered(403, { code: 'E_FOREIGN_ORIGIN' })).text, 'shell.errors.foreign.text')
    assert.equal(shownError(answered(403, { code: 'E_FORBIDDEN' })).text, 'shell.errors.403.text')
  })

  test('has the words of a loader for what is not found, and of no other fault', ({ assert }) => {
    const message = 'Cette page n’est pas dans la catégorie sélectionnée.'
    assert.equal(shownError(answered(404, { message })).message, message)
    assert.isNull(shownError(answered(404, 'Error: No route matches URL')).message)
    assert.isNull(shownError(answered(500, { message })).message)
  })
})
