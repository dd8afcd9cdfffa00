import { test } from '@japa/runner'
import { linkPlugin, UnknownList, unlinkPlugin } from '#cli/generators/plugin/link_plugin'
import { pluginName } from '#cli/generators/plugin/plugin_name'

test.group('The id of a plugin', () => {
  const ids: [typed: string, id: string | null][] = [
    ['Cartes cadeaux', 'cartes_cadeaux'],
    ['Été', 'ete'],
    ['Œuvre & Cie', 'oeuvre_cie'],
    ['giftCards', 'giftcards'],
    ['  gift--cards  ', 'gift_cards'],
    ['2fa', 'plugin_2fa'],
    ['class', 'class_plugin'],
    ['Core', 'core_plugin'],
    ['日本酒', null],
    ['!!!', null],
    ['../x', null],
    ['~/x', null],
    ['plugins/gift', null],
    ['.hidden', null],
    ['', null],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['a'.repeat(41), null],
  ]
  for (const [typed, id] of ids) {
    test(`"${typed}" gives ${id}`, ({ assert }) => assert.equal(pluginName(typed)?.id ?? null, id))
  }

  test('leaves the name as it was typed, without what would break a file', ({ assert }) => {
    assert.equal(pluginName("L'été \\ 2026\n")?.label, 'L’été 2026')
  })
})

test.group('The list of plugins', () => {
  const text = `import orders from '#plugins/orders/plugin'
import type { Plugin } from '#core/plugin/contract'

const listed: Plugin[] = [orders]
`

  test('gains an import in the order of the alphabet, and an entry', ({ assert }) => {
    const linked = linkPlugin(text, 'gift_cards')
    assert.match(linked, /^import giftCards from '#plugins\/gift_cards\/plugin'\nimport orders/)
    assert.include(linked, 'const listed: Plugin[] = [orders, giftCards]')
  })

  test('gains another identifier where the file uses that name already', ({ assert }) => {
    assert.include(linkPlugin(text, 'listed'), "import listedPlugin from '#plugins/listed/plugin'")
  })

  test('goes over several lines when it gets long', ({ assert }) => {
    let linked = text
    for (let number = 0; number < 8; number += 1) linked = linkPlugin(linked, `quite_a_long_name_${number}`)
    assert.include(linked, 'const listed: Plugin[] = [\n  orders,\n  quiteALongName_0,\n'.replace('_0', '0'))
    assert.match(linked, /quiteALongName7,\n\]/)
  })

  test('loses what it gained, and gains nothing twice', ({ assert }) => {
    const linked = linkPlugin(text, 'gift_cards')
    assert.equal(linkPlugin(linked, 'gift_cards'), linked)
    assert.equal(unlinkPlugin(linked, 'gift_cards'), text)
    assert.throws(() => unlinkPlugin(text, 'gift_cards'), UnknownList)
  })

  test('is left alone when it is not recognised', ({ assert }) => {
    assert.throws(() => linkPlugin('export default []\n', 'gift_cards'), UnknownList)
  })
})
