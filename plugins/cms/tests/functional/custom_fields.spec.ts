import { test } from '@japa/runner'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import type { Answer, Visitor } from '#core/testing/visitor'

const POSTS = '/api/admin/cms/contents/posts'
const GROUPS = '/api/admin/cms/custom-fields'
const FIELDS = '/api/admin/cms/group-fields'

type Row = Record<string, unknown> & { id: number; version: number }

const dataOf = ({ body }: Answer) => (body as { data: Row }).data

const errorOf = ({ status, body }: Answer) => {
  const [error] = (body as { errors: { field?: string }[] }).errors
  return [status, error?.field]
}

const both = (text: string) => ({ fr_FR: text, en_GB: text })

const EVERYWHERE = { type: null, template: null, category: null }

test.group('Fields that staff add', (group) => {
  let visitor: Visitor

  group.each.setup(async () => {
    await freshSite()
    visitor = await newStaffVisit()
  })

  const makeGroup = async (locations: object[], parts: object = {}) =>
    dataOf(await visitor.send('POST', GROUPS, { name: both('Fiche'), locations, ...parts }))

  const makeField = async (groupId: number, kind: string, parts: object = {}) =>
    dataOf(await visitor.send('POST', FIELDS, { groupId, kind, label: both(kind), ...parts }))

  const described = async (id: string) => {
    const { body } = await visitor.send('GET', `/api/admin/platform/resources/${id}`)
    return (body as { data: { fields: { name: string; kind: string }[] } }).data.fields
  }

  test('a field is in the form at once, checked by its kind, kept by language, and gone with its group', async ({
    assert,
  }) => {
    const made = await makeGroup([EVERYWHERE])
    const time = await makeField(made.id, 'integer', { least: 1, most: 600, isRequired: true })
    const level = await makeField(made.id, 'choice', { choices: [{ value: 'facile', label: both('Facile') }] })
    const tip = await makeField(made.id, 'text', { isTranslated: true })
    const [minutes, ease, hint] = [time, level, tip].map(({ id }) => `custom_${id}`) as [string, string, string]
    assert.includeMembers(
      (await described('cms.posts')).map(({ name }) => name),
      [minutes, ease, hint]
    )
    const values = { [minutes]: 90, [ease]: 'facile', [hint]: { fr_FR: 'Salez à la fin', en_GB: 'Salt at the end' } }
    const title = both('Daube')
    assert.deepEqual(errorOf(await visitor.send('POST', POSTS, { title })), [422, minutes])
    assert.deepEqual(errorOf(await visitor.send('POST', POSTS, { ...values, title, [minutes]: 601 })), [422, minutes])
    assert.deepEqual(errorOf(await visitor.send('POST', POSTS, { ...values, title, [ease]: 'dur' })), [422, ease])
    const row = dataOf(await visitor.send('POST', POSTS, { ...values, title }))
    const read = dataOf(await visitor.send('GET', `${POSTS}/${row.id}`))
    assert.containsSubset(read, values)
    await visitor.send('DELETE', `${GROUPS}/${made.id}`, { version: made.version, confirmed: true })
    assert.notInclude(
      (await described('cms.posts')).map(({ name }) => name),
      minutes
    )
  })

  test('relations and lists of entries hold several, and what does not exist is refused', async ({ assert }) => {
    const made = await makeGroup([EVERYWHERE])
    const related = await makeField(made.id, 'relation', { of: 'cms.tags', many: true })
    const list = await makeField(made.id, 'repeater')
    const part = await makeField(made.id, 'text', { parentId: list.id })
    const tag = dataOf(await visitor.send('POST', '/api/admin/cms/tags', { name: both('Hiver') }))
    const values = {
      [`custom_${related.id}`]: [tag.id],
      [`custom_${list.id}`]: [{ [`custom_${part.id}`]: 'Oignons' }, { [`custom_${part.id}`]: 'Carottes' }],
    }
    const row = dataOf(await visitor.send('POST', POSTS, { title: both('Potage'), ...values }))
    assert.containsSubset(dataOf(await visitor.send('GET', `${POSTS}/${row.id}`)), values)
    const unknown = { title: both('Autre'), [`custom_${related.id}`]: [tag.id + 9] }
    assert.deepEqual(errorOf(await visitor.send('POST', POSTS, unknown)), [422, `custom_${related.id}`])
  })

  test('a group stands where its rules hold: its type only, and categories if it says so', async ({ assert }) => {
    const types = await visitor.send('GET', '/api/admin/cms/content-types?filter[code]=pages')
    const [pages] = (types.body as { data: Row[] }).data
    const made = await makeGroup([{ ...EVERYWHERE, type: pages?.id }], { onCategories: true })
    const { id } = await makeField(made.id, 'colour')
    const has = async (resource: string) => (await described(resource)).some(({ name }) => name === `custom_${id}`)
    assert.deepEqual([await has('cms.pages'), await has('cms.posts'), await has('cms.categories')], [true, false, true])
    const category = { name: both('Vins'), [`custom_${id}`]: '#7b1e3a' }
    const row = dataOf(await visitor.send('POST', '/api/admin/cms/categories', category))
    const read = dataOf(await visitor.send('GET', `/api/admin/cms/categories/${row.id}`))
    assert.equal(read[`custom_${id}`], '#7b1e3a')
  })

  test('a field that no form could show is refused at its field', async ({ assert }) => {
    const { id: groupId } = await makeGroup([EVERYWHERE])
    const text = await makeField(groupId, 'text')
    const refused = async (kind: string, parts: object = {}) =>
      errorOf(await visitor.send('POST', FIELDS, { groupId, kind, label: both('x'), ...parts }))
    assert.deepEqual(await refused('choice'), [422, 'choices'])
    assert.deepEqual(await refused('relation', { of: 'nothing.at_all' }), [422, 'of'])
    assert.deepEqual(await refused('text', { parentId: text.id }), [422, 'parentId'])
  })
})
