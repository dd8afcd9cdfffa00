import { test } from '@japa/runner'
import { formatFileSize, formatInstant, formatMoney, pluralWord, weekDays } from '#web/lib/formats'

test.group('Formats', () => {
  test('writes minor units as money in the language of the page', ({ assert }) => {
    assert.equal(formatMoney('fr_FR', { amount: 123450, currency: 'EUR' }), '1\u202f234,50\u00a0€')
    assert.equal(formatMoney('en_GB', { amount: 123450, currency: 'EUR' }), '€1,234.50')
    assert.equal(formatMoney('en_GB', { amount: 500, currency: 'JPY' }), 'JP¥500')
  })

  test('steps file sizes by 1024', ({ assert }) => {
    assert.equal(formatFileSize('fr_FR', 1023), '1\u202f023\u00a0o')
    assert.equal(formatFileSize('fr_FR', 1536), '1,5\u00a0Ko')
    assert.equal(formatFileSize('en_GB', 10 * 1024 * 1024), '10\u00a0MB')
    assert.equal(formatFileSize('en_GB', 1024 * 1024 - 1), '1\u00a0MB')
    assert.equal(formatFileSize('en_GB', 1024 ** 4 * 3000), '3,000\u00a0TB')
    assert.equal(formatFileSize('en_GB', 0), '0\u00a0B')
  })

  test('begins the week on Monday and counts 24 hours', ({ assert }) => {
    assert.equal(weekDays('fr_FR')[0], 'lundi')
    assert.equal(weekDays('en_GB')[6], 'Sunday')
    assert.include(formatInstant('en_GB', '2027-01-03T16:05:00.000Z'), '17:05')
  })

  test('takes the singular for nothing in French only', ({ assert }) => {
    assert.equal(pluralWord('fr_FR', 0, 'article', 'articles'), 'article')
    assert.equal(pluralWord('en_GB', 0, 'item', 'items'), 'items')
    assert.equal(pluralWord('en_GB', 1, 'item', 'items'), 'item')
  })
})
