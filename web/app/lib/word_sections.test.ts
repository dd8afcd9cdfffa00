import { test } from '@japa/runner'
import { isAskedFor } from './word_sections'

test.group('Words that a screen asks for', () => {
  test('are all below a section', ({ assert }) => {
    assert.isTrue(isAskedFor('sales.drafts.new', ['users.staff', 'sales.drafts']))
    assert.isFalse(isAskedFor('sales.drafts_of_others.new', ['sales.drafts']))
  })

  test('are a single one where its whole key is named', ({ assert }) => {
    assert.isTrue(isAskedFor('sales.drafts.new', ['sales.drafts.new']))
    assert.isFalse(isAskedFor('sales.drafts.new_customer', ['sales.drafts.new']))
  })
})
