import { test } from '@japa/runner'
import { crossRate, exchange, readRate } from '#core/money/exchange'
import { Money } from '#core/money/money'

test.group('Rates', () => {
  test('are exact decimals, written in one way', ({ assert }) => {
    assert.equal(readRate('1,0500'), '1.05')
    assert.equal(readRate(' 000163.20 '), '163.2')
    assert.equal(readRate('0.000000000001'), '0.000000000001')
    assert.equal(readRate('2'), '2')
  })

  test('are refused when they are nothing, negative, too long or no figures', ({ assert }) => {
    for (const text of ['', '0', '0.000', '-1', '1e3', '1.0000000000001', '1234567890123', '1.2.3', 'un', '٣']) {
      assert.throws(() => readRate(text), /rate_unreadable/, text)
    }
  })

  test('of two currencies give the one between them, to the twelfth decimal', ({ assert }) => {
    assert.equal(crossRate('1', '1.0562'), '1.0562')
    assert.equal(crossRate('0.8334', '1'), '1.199904007679')
    assert.equal(crossRate('0.8334', '1.0562'), '1.267338612911')
    assert.equal(crossRate('26000', '1'), '0.000038461538')
  })
})

test.group('An amount in another currency', () => {
  test('is rounded half up, once', ({ assert }) => {
    assert.deepEqual(exchange(new Money(1000, 'EUR'), '1.0005', 'USD').toJSON(), { amount: 1001, currency: 'USD' })
    assert.deepEqual(exchange(new Money(999, 'EUR'), '1.0005', 'USD').toJSON(), { amount: 999, currency: 'USD' })
    assert.equal(exchange(new Money(-1000, 'EUR'), '1.0005', 'USD').amount, -1001)
  })

  test('has as many decimals as its currency is written with', ({ assert }) => {
    assert.equal(exchange(new Money(1290, 'EUR'), '163.25', 'JPY').amount, 2106)
    assert.equal(exchange(new Money(2106, 'JPY'), '0.0061', 'EUR').amount, 1285)
    assert.equal(exchange(new Money(1000, 'EUR'), '0.32455', 'KWD').amount, 3246)
  })

  test('that no longer fits is an error, not a wrong figure', ({ assert }) => {
    assert.throws(() => exchange(new Money(Number.MAX_SAFE_INTEGER, 'EUR'), '2', 'USD'), /amount_unsafe/)
  })
})
