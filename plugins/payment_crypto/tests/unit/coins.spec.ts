import { test } from '@japa/runner'
import { coinOf, COINS } from '#plugins/payment_crypto/wallet/coins'
import { coinQuantity } from '#plugins/payment_crypto/wallet/coin_quantity'
import { readTransactionHash } from '#plugins/payment_crypto/wallet/transaction_hash'

test.group('Amounts in coins', () => {
  for (const [what, amount, currency, rate, quantity] of [
    // 42 / 60000 = 0.0007
    ['divide the price by the rate', 4200, 'EUR', '60000', '0.00070000'],
    // 17.99 / 60000 = 0.000299833…
    ['are rounded up, so that the shop gets its price', 1799, 'EUR', '60000', '0.00029984'],
    ['know yen', 6300, 'JPY', '9000000', '0.00070000'],
    // 42.000 dinars / 20000.12345678 = 0.0020999870371…
    ['know dinars and every decimal of a rate', 42_000, 'KWD', '20000.12345678', '0.00209999'],
    ['are more than one coin', 1_234_567_89, 'EUR', '0.00000001', '123456789000000.00000000'],
    ['are at least one hundred-millionth', 1, 'EUR', '999999999', '0.00000001'],
  ] as const) {
    test(what, ({ assert }) => assert.equal(coinQuantity({ amount, currency }, rate), quantity))
  }
})

test.group('Coins', () => {
  test('know their addresses and no others', ({ assert }) => {
    for (const [code, good, bad] of [
      ['BTC', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'ltc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
      ['BTC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN0'],
      ['LTC', 'LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
      ['ETH', '0x52908400098527886E0F7030069857D2E4169EE7', '52908400098527886E0F7030069857D2E4169EE7'],
    ] as const) {
      assert.isTrue(COINS[code].address.test(good), good)
      assert.isFalse(COINS[code].address.test(bad), bad)
      assert.isFalse(COINS[code].address.test(`${good}\n`), 'a line more')
    }
    assert.isNull(coinOf('constructor'))
  })

  test('tell wallets address and amount', ({ assert }) => {
    assert.equal(COINS.BTC.link('bc1q', '0.00070000'), 'bitcoin:bc1q?amount=0.00070000')
    assert.equal(COINS.LTC.link('ltc1q', '1.5'), 'litecoin:ltc1q?amount=1.5')
    // 0.02 ether are 2 × 10^16 wei.
    assert.equal(COINS.ETH.link('0x52', '0.02000000'), 'ethereum:0x52?value=20000000000000000')
  })
})

test.group('Hashes of transactions', () => {
  const hash = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b'

  test('are one text however they are entered', ({ assert }) => {
    for (const entered of [hash, ` ${hash.toUpperCase()} `, `0x${hash}`, `0X${hash.toUpperCase()}`]) {
      assert.equal(readTransactionHash(entered), hash)
    }
  })

  test('are no other texts', ({ assert }) => {
    for (const entered of [
      '',
      'abc',
      hash.slice(1),
      `${hash}0`,
      hash.replace('4', 'g'),
      `${hash}\n${hash}`,
      `<${hash}>`,
    ]) {
      assert.throws(() => readTransactionHash(entered), /hash_unreadable/)
    }
  })
})
