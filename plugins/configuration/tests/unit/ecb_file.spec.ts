import { test } from '@japa/runner'
import { readEcbFile } from '#plugins/configuration/sources/ecb_file'
import { ecbFile } from '#plugins/configuration/tests/fixtures/ecb'

const GOOD = ecbFile({ USD: '1.0562', JPY: '163.20' })

test.group('The file of the ECB', () => {
  test('gives its day and its rates from the euro', ({ assert }) => {
    const { base, publishedOn, rates } = readEcbFile(GOOD)
    assert.equal(base, 'EUR')
    assert.equal(publishedOn, '2026-11-20')
    assert.deepEqual(
      [...rates],
      [
        ['USD', '1.0562'],
        ['JPY', '163.2'],
      ]
    )
  })

  test('is read with other quotes and the attributes the other way round', ({ assert }) => {
    const turned = GOOD.replace("currency='USD' rate='1.0562'", 'rate="1.0562" currency="USD"')
    assert.equal(readEcbFile(turned).rates.get('USD'), '1.0562')
  })

  test('is refused whole when anything about it is wrong', ({ assert }) => {
    const wrong: [string, string][] = [
      ['nothing', ''],
      ['a page', '<!doctype html><p>Moved</p>'],
      ['half of it', GOOD.slice(0, 420)],
      ['another vocabulary', GOOD.replace('eurofxref', 'other')],
      ['a rate of nothing', GOOD.replace("'1.0562'", "'0'")],
      ['a rate that is none', GOOD.replace("'1.0562'", "'N/A'")],
      ['a currency that is none', GOOD.replace("'USD'", "'Dollar'")],
      ['a currency twice', GOOD.replace("'JPY'", "'USD'")],
      ['two days', GOOD.replace('\t</Cube>\n</', "\t<Cube time='2026-11-19'></Cube></Cube>\n</")],
      ['no rates', ecbFile({})],
      ['entities', GOOD.replace('<gesmes:Envelope', '<!DOCTYPE x [<!ENTITY a "b">]><gesmes:Envelope')],
    ]
    for (const [what, text] of wrong) assert.throws(() => readEcbFile(text), /unreadable/, what)
  })
})
