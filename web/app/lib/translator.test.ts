import { test } from '@japa/runner'
import { IntlMessageFormat } from 'intl-messageformat'
import { translatorOf, type Message, type Words } from './translator'

const parsed = (text: string) => new IntlMessageFormat(text, 'fr-FR').getAst() as Message

const words: Words = {
  'list.title': 'Nos vins',
  'list.count': parsed('{count, plural, one {# vin} other {# vins}}'),
  'list.by': parsed('par {who}'),
}

test.group('The translator of the screens', () => {
  test('formats parsed messages, and returns plain texts unchanged', ({ assert }) => {
    const t = translatorOf('fr_FR', words)
    assert.equal(t('list.title'), 'Nos vins')
    assert.equal(t('list.count', { count: 1 }), '1 vin')
    assert.equal(t('list.count', { count: 1234 }), '1\u202f234 vins')
    assert.equal(t('list.by', { who: '$t(list.title) {{who}} <b>' }), 'par $t(list.title) {{who}} <b>')
  })

  test('returns an unknown key', ({ assert }) => {
    const t = translatorOf('fr_FR', words)
    assert.equal(t('list.nothing'), 'list.nothing')
  })

  test('throws when a value is missing', ({ assert }) => {
    assert.throws(() => translatorOf('fr_FR', words)('list.by'), /who/)
  })

  test('is cached by words and language', ({ assert }) => {
    assert.equal(translatorOf('fr_FR', words), translatorOf('fr_FR', words))
    assert.notEqual(translatorOf('fr_FR', words), translatorOf('en_GB', words))
  })
})
