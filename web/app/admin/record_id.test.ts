import { test } from '@japa/runner'
import { existingRecordId, recordId } from './record_id.server'

const path = '/vue/admin/commerce/catalog/attributes'
const permission = 'catalogue.attributes.create'

function argsOf(id: string, permissions: string[] | 'all' = 'all') {
  const url = new URL(`http://shop${path}/${id}?tab=options`)
  return { params: { id }, url, staff: { name: 'Léa', email: 'lea@shop.fr', permissions } }
}

/** What a call throws: an error page's status, or a redirect. */
function thrownBy(run: () => unknown) {
  try {
    run()
  } catch (error) {
    if (error instanceof Response) return { status: error.status, location: error.headers.get('location') }
    return { status: (error as { init?: ResponseInit }).init?.status }
  }
  return null
}

test.group('The record in an address', () => {
  test('is a positive whole number', ({ assert }) => {
    assert.equal(recordId(argsOf('12'), permission), 12)
    assert.equal(existingRecordId(argsOf('12')), 12)
  })

  test('is a new one where the address ends in create', ({ assert }) => {
    assert.isNull(recordId(argsOf('create', [permission]), permission))
  })

  test('is refused to staff who may not create one', ({ assert }) => {
    assert.deepEqual(
      thrownBy(() => recordId(argsOf('create', []), permission)),
      { status: 403 }
    )
    assert.equal(recordId(argsOf('12', []), permission), 12)
  })

  test('is not found for anything else: {$self}')
    .with(['0', '-1', '1.5', '1e3', ' 5', 'abc', '012', '99999999999999999999'])
    .run(({ assert }, id) => {
      assert.deepEqual(
        thrownBy(() => recordId(argsOf(id), permission)),
        { status: 404 }
      )
    })

  test('moved from new to create', ({ assert }) => {
    assert.deepEqual(
      thrownBy(() => recordId(argsOf('new'), permission)),
      { status: 301, location: '/admin/commerce/catalog/attributes/create?tab=options' }
    )
  })
})
