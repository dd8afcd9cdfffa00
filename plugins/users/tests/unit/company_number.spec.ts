import { test } from '@japa/runner'
import { readSiret } from '#plugins/users/services/company_number'
import { readVatNumber } from '#plugins/users/services/vat_number'

test.group('A SIRET', () => {
  for (const [text, stored] of [
    ['73282932000074', '73282932000074'],
    ['732 829 320 00074', '73282932000074'],
    ['732.829.320.00074', '73282932000074'],
    ['35600000049837', '35600000049837'],
    ['35600000000048', '35600000000048'],
  ] as const) {
    test(`is read from "${text}"`, ({ assert }) => assert.equal(readSiret(text), stored))
  }

  for (const text of ['73282932000079', '7328293200007', '732829320000740', '35600000049838', 'A3282932000074', '']) {
    test(`is not "${text}"`, ({ assert }) => assert.isNull(readSiret(text)))
  }

  test('of another company has no exception for the sum of its digits', ({ assert }) => {
    // The digits add up to a multiple of five, Luhn fails.
    assert.isNull(readSiret('73282932000065'))
  })
})

test.group('A VAT number', () => {
  for (const [text, stored] of [
    ['FR 40 303 265 045', 'FR40303265045'],
    ['23334175221', 'FR23334175221'],
    ['K7399859412', 'FRK7399859412'],
    ['4Z123456782', 'FR4Z123456782'],
    ['fr44732829320', 'FR44732829320'],
    // Monaco: what follows the key begins with 000 and is no SIREN.
    ['FR 66 000 000 018', 'FR66000000018'],
    ['DE 136 695 976', 'DE136695976'],
    ['BE 0403.170.701', 'BE0403170701'],
    ['BE 403.170.701', 'BE0403170701'],
    ['be403170701', 'BE0403170701'],
  ] as const) {
    test(`is read from "${text}"`, ({ assert }) => assert.equal(readVatNumber(text), stored))
  }

  for (const text of [
    '84 323 140 391',
    'IO334175221',
    'FR45732829320',
    'DE12345678',
    'BE40317070',
    'BE2403170701',
    'ZZ123456789',
    '',
  ]) {
    test(`is not "${text}"`, ({ assert }) => assert.isNull(readVatNumber(text)))
  }
})
