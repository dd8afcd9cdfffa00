import { test } from '@japa/runner'
import { addressOf, currentTab, nextSort, readState, sortDirection } from './table_address'
import type { ListDescription, ListView } from './list_types'

const view: ListView = {
  id: 3,
  name: 'En échec',
  isShared: false,
  isOwn: true,
  isDefault: false,
  isCommonDefault: false,
  query: { sort: 'name', filter: { state: 'dead' } },
  columns: ['id', 'job'],
  density: 'compact',
  version: 1,
}

const list = (views: ListView[] = []): ListDescription => ({
  key: 'platform.jobs',
  label: 'Travaux',
  order: '-id',
  columns: [],
  views,
})

const read = (search: string, views: ListView[] = []) => readState(new URLSearchParams(search), list(views))

test.group('Address of a list', () => {
  test('leaves out defaults', ({ assert }) => {
    assert.equal(addressOf(read(''), list()), '?')
    assert.deepInclude(read(''), { page: 1, limit: 25, sort: '-id', q: '', view: null, density: 'normal' })
  })

  test('is read back as written', ({ assert }) => {
    const state = {
      ...read(''),
      q: 'vin blanc',
      sort: 'name',
      page: 3,
      limit: 50,
      filter: { price: '10..50', role: '1,2' },
    }
    const address = addressOf(state, list(), { tab: 'all' })
    assert.equal(address, '?tab=all&q=vin%20blanc&filter[price]=10..50&filter[role]=1,2&sort=name&limit=50&page=3')
    assert.deepEqual(read(address), state)
  })

  test('uses defaults for invalid numbers', ({ assert }) => {
    for (const odd of ['page=0&limit=7', 'page=-2', 'page=x&limit=1000000']) {
      assert.deepInclude(read(odd), { page: 1, limit: 25 }, odd)
    }
  })

  test('without parameters opens the user’s default view', ({ assert }) => {
    assert.deepInclude(read('', [{ ...view, isDefault: true }]), { view: 3, sort: 'name', filter: { state: 'dead' } })
    assert.isNull(read('', [{ ...view, isDefault: true, isOwn: false }]).view)
    assert.isNull(read('q=', [{ ...view, isDefault: true }]).view)
  })

  test('without parameters opens the shared default view, unless the user has their own', ({ assert }) => {
    const common = { ...view, id: 8, isOwn: false, isShared: true, isCommonDefault: true }
    assert.equal(read('', [view, common]).view, 8)
    assert.equal(read('', [common, { ...view, isDefault: true }]).view, 3)
    assert.isNull(read('page=2', [common]).view)
    const plain = addressOf({ ...read('', [common]), view: null, filter: {}, columns: null }, list([common]))
    assert.isNull(read(plain, [common]).view)
  })

  test('of a view may replace or remove its filters', ({ assert }) => {
    const named = read('view=3', [view])
    assert.deepInclude(named, { view: 3, columns: ['id', 'job'], density: 'compact', filter: { state: 'dead' } })
    assert.deepEqual(read('view=3&filter[job]=x', [view]).filter, { job: 'x' })
    const wide = addressOf({ ...named, filter: {} }, list([view]))
    assert.deepEqual(read(wide, [view]).filter, {})
  })

  test('sorts ascending, descending, then by default', ({ assert }) => {
    assert.deepEqual(
      ['-id', 'name', '-name'].map((sort) => nextSort(sort, 'name', '-id')),
      ['name', '-name', '-id']
    )
    assert.deepEqual(
      ['name', '-name', 'id,name'].map((sort) => sortDirection(sort, 'name')),
      ['ascending', 'descending', null]
    )
  })
})

test.group('Tab of a list', () => {
  const tab = (key: string, filter: Record<string, string>) => ({ key, label: key, filter, count: 0 })
  const tabs = [tab('all', {}), tab('open', { state: 'a,b' }), tab('mine', { state: 'a,b', owner: '1' })]
  const keyOf = (filter: Record<string, string>) => currentTab(tabs, filter)?.key

  test('is the one whose filters are active, with or without others', ({ assert }) => {
    assert.equal(keyOf({}), 'all')
    assert.equal(keyOf({ state: 'a,b' }), 'open')
    assert.equal(keyOf({ state: 'a,b', total: '10..' }), 'open')
    assert.equal(keyOf({ state: 'a,b', owner: '1' }), 'mine')
    assert.equal(keyOf({ state: 'a' }), 'all')
    assert.isUndefined(currentTab([], {}))
  })
})
