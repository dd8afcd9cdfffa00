import { test } from '@japa/runner'
import { clearFilter, listSearch, parseList, properSearch, setRange, toggle } from './list_address'

const parse = (text: string) => parseList(new URLSearchParams(text))
const proper = (text: string) => properSearch(new URLSearchParams(text))

test.group('Address of a list', () => {
  test('reads and writes the same grammar', ({ assert }) => {
    const search = '?q=m%C3%A9doc&filter[colour]=rouge,blanc&filter[price]=10..50&sort=-price&page=3'
    const state = parse(search)
    assert.deepEqual(state.filters, { colour: ['rouge', 'blanc'], price: ['10..50'] })
    assert.equal(state.page, 3)
    assert.equal(listSearch(state), search)
  })

  test('turns what a form without a script sends into that grammar', ({ assert }) => {
    assert.equal(
      proper('filter[colour]=rouge&filter[colour]=blanc&filter[price]=10&filter[price]=..&filter[price]=&sort=price'),
      '?filter[colour]=rouge,blanc&filter[price]=10..&sort=price'
    )
    assert.equal(proper('filter[price]=&filter[price]=..&filter[price]='), '')
    assert.isNull(proper('filter[colour]=rouge,blanc&sort=price&page=2'))
  })

  test('a choice starts again at the first page and keeps the rest', ({ assert }) => {
    const state = parse('filter[colour]=rouge&sort=price&page=4')
    assert.equal(listSearch(toggle(state, 'region', 'jura')), '?filter[colour]=rouge&filter[region]=jura&sort=price')
    assert.equal(listSearch(toggle(state, 'colour', 'rouge')), '?sort=price')
    assert.equal(listSearch(setRange(state, 'price', null, 20)), '?filter[colour]=rouge&filter[price]=..20&sort=price')
    assert.equal(listSearch(clearFilter(state, 'colour')), '?sort=price')
  })

  test('what the list would refuse is left out', ({ assert }) => {
    const state = parse(
      `sort=drop&page=-2&q=${'x'.repeat(10_000)}&filter[price]=cheap..&filter[grapes]=${'y'.repeat(2_000)}`
    )
    assert.isNull(state.sort)
    assert.equal(state.page, 1)
    assert.equal(state.q?.length, 200)
    assert.deepEqual(state.filters, {})
  })
})
