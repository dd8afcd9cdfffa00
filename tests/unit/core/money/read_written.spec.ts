import { test } from '@japa/runner'
import { MoneyError } from '#core/money/errors'
import { readWritten } from '#core/money/read_written'

function codeOf(text: string, digits = 2, currency = 'EUR'): string {
  try {
    return `read as ${readWritten(text, digits, currency)}`
  } catch (error) {
    if (error instanceof MoneyError) return error.code
    throw error
  }
}

test.group('Figures as people write them', () => {
  test('{0} is {1}')
    .with([
      ...(
        ['12.90', '12,90', '+12.90', '12.9', '12,9000', '12.900000', '€12.90', '12,90 €', '12,90\u00a0€'] as const
      ).map((text) => [text, 1290] as const),
      ...(['12,90EUR', 'EUR 12.90', 'eur12,90', '12€90', '€ 12,90'] as const).map((text) => [text, 1290] as const),
      ...(['1355.90', '1355,90', '1.355,90', '1,355.90', '1 355,90', '1\u00a0355,90', '1\u202f355,90'] as const).map(
        (text) => [text, 135_590] as const
      ),
      ...(['1\u2009355.90', "1'355.90", '1\u2019355.90', '1 355,90 €', '€1,355.90', '1355,900'] as const).map(
        (text) => [text, 135_590] as const
      ),
      ...(['1.355.900', '1,355,900', '1 355 900', "1'355'900.00", '1.355.900,00'] as const).map(
        (text) => [text, 135_590_000] as const
      ),
      ...(['12,-', '12.\u2013', '12', '12.', '12,00 €'] as const).map((text) => [text, 1200] as const),
      ...(['.5', ',50', '0,500', '0.500'] as const).map((text) => [text, 50] as const),
      ...(['-5', '\u22125,00', '-€5', '-5 €'] as const).map((text) => [text, -500] as const),
    ])
    .run(({ assert }, [text, amount]) => assert.equal(readWritten(text, 2, 'EUR'), amount))

  test('what can be read in two ways is refused', ({ assert }) => {
    for (const text of ['1,355', '1.355', '1,350', '1.350', '12,900', '999.000', '1,355 €']) {
      assert.equal(codeOf(text), 'decimal_ambiguous', text)
    }
    assert.equal(codeOf('1,000', 0), 'decimal_ambiguous')
    // Where three decimals are usual there is nothing to choose.
    assert.equal(codeOf('1,355', 3, 'KWD'), 'read as 1355')
    assert.equal(codeOf('1 200', 0), 'read as 1200')
    assert.equal(codeOf('84.0', 0), 'read as 84')
  })

  test('what is no figure is refused, as is another currency, and nothing is rounded', ({ assert }) => {
    for (const text of [
      '',
      ' ',
      'dix',
      '12.90.1',
      '1,2,3',
      '1 2',
      '12 90',
      '1.35,90',
      '1,355,90',
      "1'355 900",
      '1.355,900,1',
      '--5',
      '$12',
      '12 USD',
      '12 kg',
      '€',
      '1e3',
      '0x10',
      '١٢',
      '5€5',
      '=12',
    ]) {
      assert.equal(codeOf(text), 'decimal_unreadable', text)
    }
    assert.equal(codeOf('12,905'), 'decimal_ambiguous')
    assert.equal(codeOf('1355,905'), 'decimal_too_precise')
    assert.equal(codeOf('12,9050'), 'decimal_too_precise')
    assert.equal(codeOf('$12', 2, 'USD'), 'read as 1200')
    assert.equal(codeOf('1200 ¥', 0, 'JPY'), 'read as 1200')
  })
})
