import { test } from '@japa/runner'
import { givenBy, nameOf, sentValues } from './row_values'
import type { ResourceDescription, ResourceField } from './resource_types'

const field = (name: string, more: Partial<ResourceField> = {}) =>
  ({
    name,
    empty: '',
    required: false,
    options: {},
    fixed: false,
    isReadOnly: false,
    visibleWhen: null,
    shownFor: null,
    ...more,
  }) as ResourceField

const resource = (...fields: ResourceField[]) => ({ title: 'name', fields }) as ResourceDescription

test.group('Values of a row', () => {
  test('are empty where the form does not show them', ({ assert }) => {
    const described = resource(
      field('type'),
      field('check', { empty: null, visibleWhen: { field: 'type', is: ['text'] } }),
      field('pattern', { visibleWhen: { field: 'check', is: ['pattern'] } }),
      field('isUnique', { empty: false, visibleWhen: { field: 'type', is: ['text'] } })
    )
    const typed = { check: 'pattern', pattern: '[A-Z]', isUnique: true }
    const sent = (type: string) => sentValues(described, { ...typed, type }, true)
    assert.deepEqual(sent('text'), { ...typed, type: 'text' })
    assert.deepEqual(sent('select'), { type: 'select', check: null, pattern: null, isUnique: false })
  })

  test('of a required group name its fields, so that each missing one is told', ({ assert }) => {
    const fields = [field('fr', { initial: '' }), field('en', { initial: '' })]
    const group = (required: boolean) => field('label', { kind: 'group', empty: null, required, options: { fields } })
    const sent = (required: boolean, label: unknown) => sentValues(resource(group(required)), { label }, false).label
    assert.deepEqual(sent(true, null), { fr: null, en: null })
    assert.deepEqual(sent(true, { fr: 'Offre' }), { fr: 'Offre' })
    assert.isNull(sent(false, null))
  })

  test('call it in the language of the page, else in another one', ({ assert }) => {
    const name = (of: unknown) => nameOf(resource(), { id: 7, version: 1, name: of }, 'en_GB')
    assert.equal(name('Chinon'), 'Chinon')
    assert.equal(name({ fr_FR: 'Vin', en_GB: 'Wine' }), 'Wine')
    assert.equal(name({ fr_FR: 'Vin', en_GB: null }), 'Vin')
    assert.equal(name(null), '7')
  })
})

test.group('What an address gives a new row', () => {
  test('is its parent in a tree and single rows that it refers to, which one may choose', ({ assert }) => {
    const relation = (name: string, more: Partial<ResourceField> = {}) => field(name, { kind: 'relation', ...more })
    const described = resource(
      relation('customerId'),
      relation('watchers', { options: { many: true } }),
      relation('roleId', { isReadOnly: true }),
      field('subject', { kind: 'text' })
    )
    const search = new URLSearchParams('customerId=12&watchers=3&roleId=4&subject=5&parent=6')
    assert.deepEqual(givenBy(described, search), { customerId: 12 })
    assert.deepEqual(givenBy({ ...described, tree: { depth: null } }, search), { customerId: 12, parentId: 6 })
    assert.deepEqual(givenBy(described, new URLSearchParams('customerId=x')), {})
  })
})
