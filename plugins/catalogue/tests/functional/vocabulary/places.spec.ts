import { test } from '@japa/runner'
import { ProductFactory } from '#plugins/catalogue/testing'
import { bodyOf, refusalOf, staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import type { Visitor } from '#core/testing/visitor'

const SOURCES = '/api/admin/catalogue/inventory-sources'

test.group('Inventory sources', (group) => {
  let staff: Visitor
  group.each.setup(async () => {
    staff = await staffVisit()
  })

  const idOf = async (path: string, code: string) => {
    const { body } = await staff.send('GET', `${path}?filter[code]=${code}`)
    return (body as { data: { id: number }[] }).data[0]?.id
  }

  test('of stock are made once under a code and changed by their version', async ({ assert }) => {
    const cellar = { code: 'cellar', name: 'Cave', contactEmail: 'cave@exemple.fr', city: 'Beaune', priority: 2 }
    const made = await staff.send('POST', SOURCES, cellar)
    assert.equal(made.status, 201)
    assert.equal(refusalOf(await staff.send('POST', SOURCES, cellar)), '422 E_CATALOGUE_CODE_TAKEN code')
    const { id } = bodyOf(made).data
    const change = { version: 1, name: 'Grande cave', contactEmail: '', status: 'inactive' }
    const { data } = bodyOf(await staff.send('PUT', `${SOURCES}/${id}`, change))
    assert.deepInclude(data, { name: 'Grande cave', contactEmail: '', city: 'Beaune', status: 'inactive', version: 2 })
    const stale = await staff.send('PUT', `${SOURCES}/${id}`, change)
    assert.equal(refusalOf(stale), '409 E_STALE version')
    assert.deepInclude(bodyOf(stale).errors[0]?.meta?.current, { version: 2, name: 'Grande cave' })
    assert.equal((await staff.send('POST', SOURCES, { code: 'x', name: 'X', contactEmail: 'x' })).status, 422)
  })

  test('of stock stay while something stands there, and the last one always', async ({ assert }) => {
    const main = await idOf(SOURCES, 'main')
    assert.equal(
      refusalOf(await staff.send('DELETE', `${SOURCES}/${main}`, { version: 1 })),
      '409 E_CATALOGUE_LAST_SOURCE code'
    )
    await staff.send('POST', SOURCES, { code: 'cellar', name: 'Cave' })
    await ProductFactory.create()
    assert.equal(
      refusalOf(await staff.send('DELETE', `${SOURCES}/${main}`, { version: 1 })),
      '409 E_CATALOGUE_SOURCE_IN_USE code'
    )
    assert.equal(
      (await staff.send('DELETE', `${SOURCES}/${await idOf(SOURCES, 'cellar')}`, { version: 1 })).status,
      204
    )
    assert.equal((await staff.send('DELETE', `${SOURCES}/999999`, { version: 1 })).status, 404)
  })
})
