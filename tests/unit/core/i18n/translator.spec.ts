import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Translator } from '#core/i18n/translator'

test.group('The translator of the server', (group) => {
  let folder: string
  let translator: Translator

  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'words-'))
    const words = {
      'core/fr_FR.json': {
        'shop.name': 'Boutique',
        'shop.wines': '{count, plural, =0 {aucun vin} one {# vin} other {# vins}}',
        'shop.price': 'Il manque {amount}',
        'shop.within': 'Refusé : {reason}',
        'shop.dotted.key': 'pointé',
      },
      'core/en_GB.json': {
        'shop.name': 'Shop',
        'shop.wines': '{count, plural, =0 {no wine} one {# wine} other {# wines}}',
        'shop.price': '{amount} missing',
        'shop.within': 'Refused: {reason}',
        'shop.only_english': 'Only {what}',
      },
      'plugin/fr_FR.json': { 'shop.name': 'Cave' },
    }
    for (const name of ['core', 'plugin']) mkdirSync(join(folder, name))
    for (const [file, texts] of Object.entries(words)) writeFileSync(join(folder, file), JSON.stringify(texts))
    translator = new Translator([join(folder, 'core'), join(folder, 'plugin')])
    return () => rmSync(folder, { recursive: true })
  })

  test('speaks the language asked for; the later folder wins', ({ assert }) => {
    assert.equal(translator.translate('fr_FR', 'shop.name'), 'Cave')
    assert.equal(translator.translate('en_GB', 'shop.name'), 'Shop')
    assert.equal(translator.translate('fr_FR', 'shop.dotted.key'), 'pointé')
  })

  test('counts as the language does', ({ assert }) => {
    const said = [0, 1, 2, 1234].map((count) => translator.translate('fr_FR', 'shop.wines', { count }))
    assert.deepEqual(said, ['aucun vin', '1 vin', '2 vins', '1\u202f234 vins'])
    assert.equal(translator.translate('en_GB', 'shop.wines', { count: 0 }), 'no wine')
    assert.equal(translator.translate('fr_FR', 'shop.wines', { count: 0 }), 'aucun vin')
  })

  test('writes money and inner sentences in the same language', ({ assert }) => {
    const amount = { amount: 123_450, currency: 'EUR' }
    assert.equal(translator.translate('fr_FR', 'shop.price', { amount }), 'Il manque 1\u202f234,50\u00a0€')
    const reason = { message: 'shop.price', parameters: { amount } }
    assert.equal(translator.translate('en_GB', 'shop.within', { reason }), 'Refused: €1,234.50 missing')
  })

  test('falls back to English, then to the key', ({ assert }) => {
    assert.equal(translator.translate('fr_FR', 'shop.only_english', { what: 'here' }), 'Only here')
    assert.equal(translator.translate('fr_FR', 'shop.nowhere'), 'shop.nowhere')
    assert.isFalse(translator.has('fr_FR', 'shop.only_english'))
    assert.notInclude(translator.keys('fr_FR'), 'shop.only_english')
  })

  test('refuses a message that lacks a value, and says values as they are', ({ assert }) => {
    assert.throws(() => translator.translate('en_GB', 'shop.within'), /reason/)
    const values = { reason: '<b>$t(shop.name) {{count}}</b>' }
    assert.equal(translator.translate('en_GB', 'shop.within', values), 'Refused: <b>$t(shop.name) {{count}}</b>')
  })
})
