import { test } from '@japa/runner'
import { aWine, upsert } from '#plugins/catalogue/testing'
import { bodyOf, refusalOf, staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import type { Visitor } from '#core/testing/visitor'

const BASE = '/api/admin/catalogue/attributes'
const FAMILIES = '/api/admin/catalogue/families'

test.group('Attributes and families in the back office', (group) => {
  let staff: Visitor
  group.each.setup(async () => {
    staff = await staffVisit()
  })

  const define = async (code: string, more: object = {}) =>
    bodyOf(await staff.send('POST', BASE, { code, type: 'text', label: { fr_FR: code }, ...more })).data
  const family = async (code: string, attributes: string[]) => {
    const groups = [{ code: 'main', name: { fr_FR: 'Principal' }, attributes }]
    return staff.send('POST', FAMILIES, { code, name: { fr_FR: 'Vin' }, groups })
  }
  const options = async (id: number, query = '') => {
    const { body } = await staff.send('GET', `${BASE}/${id}/options?limit=100${query}`)
    return body as { data: { id: number; code: string; version: number }[]; meta: { total: number; all: number } }
  }

  test('are made once under a code, listed and changed', async ({ assert }) => {
    const lot = await define('lot', { isSearchable: true })
    assert.deepInclude(lot, { code: 'lot', type: 'text', isSearchable: true, isSystem: false, version: 1 })
    const again = await staff.send('POST', BASE, { code: 'lot', type: 'text', label: { fr_FR: 'Lot' } })
    assert.equal(refusalOf(again), '422 E_CATALOGUE_CODE_TAKEN code')
    const change = { version: 1, type: 'textarea', label: { fr_FR: 'Numéro de lot' }, isSearchable: false }
    const changed = bodyOf(await staff.send('PUT', `${BASE}/${lot.id}`, change)).data
    assert.deepInclude(changed, { type: 'textarea', isSearchable: false, version: 2 })
    const stale = await staff.send('PUT', `${BASE}/${lot.id}`, change)
    assert.equal(refusalOf(stale), '409 E_STALE version')
    assert.deepInclude(bodyOf(stale).errors[0]?.meta?.current, { version: 2, type: 'textarea' })
    const { body } = await staff.send('GET', `${BASE}?q=numero&locale=fr_FR`)
    assert.deepEqual(
      (body as { data: { code: string }[] }).data.map(({ code }) => code),
      ['lot', 'product_number']
    )
  })

  test('are called by their first language where a second one has no word', async ({ assert }) => {
    await define('lot', { label: { fr_FR: 'Numéro de lot', en_GB: '' } })
    const { body } = await staff.send('GET', `${BASE}?q=lot&locale=en_GB`)
    const [found] = (body as { data: { code: string; label: string }[] }).data.filter(({ code }) => code === 'lot')
    assert.equal(found?.label, 'Numéro de lot')
    const groups = [{ code: 'main', name: { fr_FR: 'Principal' }, attributes: ['lot'] }]
    await staff.send('POST', FAMILIES, { code: 'lots', name: { fr_FR: 'Lots', en_GB: '' }, groups })
    const families = (await staff.send('GET', `${FAMILIES}?q=lots&locale=en_GB`)).body as { data: { name: string }[] }
    assert.equal(families.data[0]?.name, 'Lots')
  })

  test('keep their type once products use them, and go only when nothing needs them', async ({ assert }) => {
    const lot = await define('lot')
    const made = bodyOf(await family('wine', ['lot'])).data
    await upsert([aWine({ family: 'wine', attributes: { lot: 'L1' } })])
    const other = { version: 1, type: 'textarea', label: { fr_FR: 'lot' } }
    assert.equal(
      refusalOf(await staff.send('PUT', `${BASE}/${lot.id}`, other)),
      '409 E_CATALOGUE_ATTRIBUTE_TYPE_FIXED type'
    )
    const used = await staff.send('DELETE', `${BASE}/${lot.id}?confirmed=1`, { version: 1 })
    assert.equal(refusalOf(used), '409 E_CATALOGUE_ATTRIBUTE_IN_USE code')
    assert.include(bodyOf(used).errors[0]?.message, 'famille Vin')
    assert.deepInclude(bodyOf(used).errors[0]?.meta, { products: 1, isConfirmable: false })
    const groups: object[] = []
    await staff.send('PUT', `${FAMILIES}/${made.id}`, { version: 1, name: { fr_FR: 'Vin' }, groups })
    const values = await staff.send('DELETE', `${BASE}/${lot.id}`, { version: 1 })
    assert.equal(bodyOf(values).errors[0]?.meta?.isConfirmable, true)
    assert.equal((await staff.send('DELETE', `${BASE}/${lot.id}?confirmed=1`, { version: 1 })).status, 204)
    assert.equal((await staff.send('GET', `${BASE}/${lot.id}`)).status, 404)
  })

  test('of the catalogue itself stay', async ({ assert }) => {
    const { body } = await staff.send('GET', `${BASE}?filter[code]=sku`)
    const [{ id }] = (body as { data: [{ id: number }] }).data
    assert.equal(
      refusalOf(await staff.send('DELETE', `${BASE}/${id}`, { version: 1 })),
      '409 E_CATALOGUE_ATTRIBUTE_SYSTEM code'
    )
    const loose = { version: 1, type: 'text', label: { fr_FR: 'SKU' }, isRequired: false, isUnique: true }
    assert.equal(refusalOf(await staff.send('PUT', `${BASE}/${id}`, loose)), '409 E_CATALOGUE_ATTRIBUTE_SYSTEM code')
    const kept = { ...loose, isRequired: true }
    assert.equal((await staff.send('PUT', `${BASE}/${id}`, kept)).status, 200)
  })

  test('offer hundreds of options: found by words without accents, in an order of their own', async ({ assert }) => {
    const { id } = await define('grape', { type: 'multiselect' })
    for (const name of ['Merlot', 'Sémillon', 'Syrah']) {
      assert.equal((await staff.send('POST', `${BASE}/${id}/options`, { label: { fr_FR: name } })).status, 201)
    }
    const twice = await staff.send('POST', `${BASE}/${id}/options`, { label: { fr_FR: 'Merlot' } })
    assert.equal(refusalOf(twice), '422 E_CATALOGUE_CODE_TAKEN code')
    const found = await options(id, '&q=semillon')
    assert.deepInclude(found.meta, { total: 1, all: 3 })
    const [syrah] = (await options(id, '&q=syrah')).data
    await staff.send('PUT', `${BASE}/${id}/options/${syrah?.id}/place`, { index: 0 })
    assert.deepEqual(
      (await options(id)).data.map(({ code }) => code),
      ['syrah', 'merlot', 'semillon']
    )
    const page = await staff.send('GET', `${BASE}/${id}/options?limit=2&page=2`)
    assert.lengthOf((page.body as { data: object[] }).data, 1)
  })

  test('have options that change by their version, of their own attribute, and stay while they are used', async ({
    assert,
  }) => {
    const { id } = await define('colour', { type: 'select', swatchType: 'color' })
    const label = { fr_FR: 'Rouge', en_GB: 'Red' }
    const bad = await staff.send('POST', `${BASE}/${id}/options`, { label, swatch: 'red' })
    assert.equal(refusalOf(bad), '422 E_CATALOGUE_SWATCH_INVALID swatch')
    const red = bodyOf(await staff.send('POST', `${BASE}/${id}/options`, { label, swatch: '#7a182f' })).data
    const address = `${BASE}/${id}/options/${red.id}`
    assert.equal((await staff.send('PUT', address, { version: 1, label: { fr_FR: 'Carmin' } })).status, 200)
    const stale = await staff.send('PUT', address, { version: 1, label })
    assert.equal(refusalOf(stale), '409 E_STALE version')
    const other = await define('size', { type: 'select' })
    assert.equal((await staff.send('DELETE', `${BASE}/${other.id}/options/${red.id}`, { version: 1 })).status, 404)
    await family('wine', ['colour'])
    await upsert([aWine({ family: 'wine', attributes: { colour: 'rouge' } })])
    assert.equal(refusalOf(await staff.send('DELETE', address, { version: 2 })), '409 E_CATALOGUE_OPTION_IN_USE code')
    const text = await define('lot')
    const none = await staff.send('POST', `${BASE}/${text.id}/options`, { label })
    assert.equal(refusalOf(none), '422 E_CATALOGUE_ATTRIBUTE_SHAPE label')
  })

  test('stand in groups of families, each once', async ({ assert }) => {
    await define('lot')
    await define('notes')
    const made = bodyOf(await family('wine', ['lot', 'notes'])).data
    assert.equal(refusalOf(await family('wine', [])), '422 E_CATALOGUE_CODE_TAKEN code')
    const groups = [
      { code: 'main', name: { fr_FR: 'Principal' }, column: 2, attributes: ['notes'] },
      { code: 'more', name: { fr_FR: 'Suite' }, attributes: ['lot'] },
    ]
    const send = (input: object) => staff.send('PUT', `${FAMILIES}/${made.id}`, { name: { fr_FR: 'Vin' }, ...input })
    const changed = bodyOf(await send({ version: 1, groups })).data
    assert.equal(changed.version, 2)
    assert.deepEqual(
      (changed.groups as { code: string; column: number }[]).map(({ code, column }) => [code, column]),
      [
        ['main', 2],
        ['more', 1],
      ]
    )
    const stale = await send({ version: 1, groups })
    assert.equal(refusalOf(stale), '409 E_STALE version')
    assert.deepInclude(bodyOf(stale).errors[0]?.meta?.current, { version: 2 })
    const twice = groups.map((each) => ({ ...each, attributes: ['lot'] }))
    assert.equal(
      refusalOf(await send({ version: 2, groups: twice })),
      '422 E_CATALOGUE_ATTRIBUTE_PLACED_TWICE groups.1.attributes'
    )
    const unknown = [{ code: 'main', name: { fr_FR: 'A' }, attributes: ['nothing'] }]
    assert.equal(refusalOf(await send({ version: 2, groups: unknown })), '422 E_CATALOGUE_ATTRIBUTE_UNKNOWN groups')
    await upsert([aWine({ family: 'wine' })])
    assert.equal(
      refusalOf(await staff.send('DELETE', `${FAMILIES}/${made.id}`, { version: 2 })),
      '409 E_CATALOGUE_FAMILY_IN_USE code'
    )
  })

  test('that tell variants apart stay in the family of their products', async ({ assert }) => {
    const { id } = await define('volume', { type: 'select', isConfigurable: true })
    await staff.send('POST', `${BASE}/${id}/options`, { code: '75cl', label: { fr_FR: '75 cl' } })
    const made = bodyOf(await family('wine', ['volume'])).data
    await upsert([aWine({ family: 'wine', variants: [{ sku: 'V-75', price: 100, options: { volume: '75cl' } }] })])
    const without = { version: 1, name: { fr_FR: 'Vin' }, groups: [] }
    assert.equal(
      refusalOf(await staff.send('PUT', `${FAMILIES}/${made.id}`, without)),
      '409 E_CATALOGUE_ATTRIBUTE_IN_USE groups'
    )
  })
})
