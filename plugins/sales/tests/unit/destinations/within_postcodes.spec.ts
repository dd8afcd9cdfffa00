import { test } from '@japa/runner'
import { postcodePrecision, postcodesMeet, withinPostcodes } from '#plugins/sales/shared/within_postcodes'

const codes = (from: string, to = '') => ({ from, to })

test.group('Postcodes', () => {
  test('none asked for are all', ({ assert }) => {
    assert.isTrue(withinPostcodes('75001', codes('')))
    assert.isTrue(withinPostcodes('', codes('*')))
  })

  test('one is that one, however it is written', ({ assert }) => {
    assert.isTrue(withinPostcodes('20 090', codes('20090')))
    assert.isTrue(withinPostcodes('sw1a 1aa', codes('SW1A1AA')))
    assert.isFalse(withinPostcodes('20091', codes('20090')))
    assert.isFalse(withinPostcodes('', codes('20090')))
  })

  test('a beginning takes all that begin so', ({ assert }) => {
    assert.isTrue(withinPostcodes('20620', codes('20*')))
    assert.isFalse(withinPostcodes('21000', codes('20*')))
    assert.isFalse(withinPostcodes('02000', codes('20*')))
  })

  test('a range is compared as codes of equal length, not letter by letter', ({ assert }) => {
    assert.isTrue(withinPostcodes('01000', codes('01000', '01999')))
    assert.isTrue(withinPostcodes('20999', codes('20000', '20999')))
    assert.isFalse(withinPostcodes('21000', codes('20000', '20999')))
    // "5" stands behind "20000" in the alphabet.
    assert.isFalse(withinPostcodes('5', codes('20000', '99999')))
    assert.isTrue(withinPostcodes('1000', codes('999', '20000')))
    assert.isFalse(withinPostcodes('1000AB', codes('1000', '9999')))
  })

  test('are more exact the fewer they are', ({ assert }) => {
    const precisions = [codes(''), codes('20*'), codes('20000', '20999'), codes('20090')].map(postcodePrecision)
    assert.deepEqual(precisions, [0, 2, 2, 3])
  })

  test('meet where one code can be in both', ({ assert }) => {
    assert.isTrue(postcodesMeet(codes('20*'), codes('20200', '20299')))
    assert.isTrue(postcodesMeet(codes('20000', '20500'), codes('20400', '20999')))
    assert.isTrue(postcodesMeet(codes(''), codes('75001')))
    assert.isFalse(postcodesMeet(codes('20*'), codes('21000')))
    assert.isFalse(postcodesMeet(codes('20000', '20399'), codes('20400', '20999')))
  })
})
