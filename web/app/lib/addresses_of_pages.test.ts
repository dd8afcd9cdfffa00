import { test } from '@japa/runner'
import { toTriplet } from '#web/lib/branding'
import { localeOf, localePath, withoutLocale } from '#web/lib/locale'
import { asStored, matchPattern } from '#web/lib/permalinks'
import { pageNumbers } from '#web/ui/pagination'

test.group('Addresses of pages', () => {
  test('the language comes from the address alone, French without prefix', ({ assert }) => {
    assert.equal(localeOf('/en/boutique'), 'en_GB')
    assert.equal(localeOf('/enclos-du-vent'), 'fr_FR')
    assert.equal(withoutLocale('/en'), '/')
    assert.equal(withoutLocale('/en/boutique'), '/boutique')
    assert.equal(localePath('en_GB', '/'), '/en')
    assert.equal(localePath('fr_FR', '/boutique'), '/boutique')
  })

  test('a permalink pattern fits whole paths only', ({ assert }) => {
    assert.deepEqual(matchPattern('/{slug}', '/ch%C3%A2teau'), { slug: 'château' })
    assert.deepEqual(matchPattern('/journal/{list}/{slug}', '/journal/vins/un-mot'), { list: 'vins', slug: 'un-mot' })
    assert.isNull(matchPattern('/{slug}', '/a/b'))
    assert.isNull(matchPattern('/{slug}', '/'))
    assert.deepEqual(matchPattern('/{slug}', '/%E0%A4%A'), { slug: '%E0%A4%A' })
    assert.equal(asStored('/ch%C3%A2teau/%E0%A4%A'), '/château/%E0%A4%A')
  })

  test('a long list shows its first, last and nearest pages', ({ assert }) => {
    assert.deepEqual(pageNumbers(5, 12), [1, null, 4, 5, 6, null, 12])
    assert.deepEqual(pageNumbers(1, 3), [1, 2, 3])
    assert.deepEqual(pageNumbers(3, 4), [1, 2, 3, 4])
  })

  test('colours of the branding become triplets, anything else is left out', ({ assert }) => {
    assert.equal(toTriplet('#7a182f'), '122 24 47')
    assert.equal(toTriplet('#fff'), '255 255 255')
    assert.equal(toTriplet('122 24 47'), '122 24 47')
    assert.isNull(toTriplet('red;} body{display:none'))
  })
})
