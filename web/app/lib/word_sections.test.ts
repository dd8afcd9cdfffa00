import { test } from '@japa/runner'
import { isInSections } from './word_sections'

test.group('Sections of words', () => {
  test('contain all keys below them', ({ assert }) => {
    assert.isTrue(isInSections('sales.drafts.new', ['users.staff', 'sales.drafts']))
    assert.isFalse(isInSections('sales.drafts_of_others.new', ['sales.drafts']))
  })

  test('contain one word where they are a whole key', ({ assert }) => {
    assert.isTrue(isInSections('sales.drafts.new', ['sales.drafts.new']))
    assert.isFalse(isInSections('sales.drafts.new_customer', ['sales.drafts.new']))
  })
})
