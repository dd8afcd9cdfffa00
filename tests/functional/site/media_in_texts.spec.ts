import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SaveCategory } from '#plugins/catalogue/categories/actions/save_category'
import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { ProductFactory, seedCatalogue, tester, upsert } from '#plugins/catalogue/testing'
import type { Visitor } from '#core/testing/visitor'

const PAGES = '/api/admin/cms/contents/pages'
const LIBRARY = '/api/admin/platform/library'

const [shown, linked, none] = [1, 2, 3].map((turn) => sampleMedium('image', turn)) as [number, number, number]

const addressOf = (id: number) => `/media/${String(id).padStart(32, 'f')}/40.webp`

const block = (name: string, values: object) => ({ type: 'block', attrs: { name, id: name, values } })

test.group('Media in texts', (group) => {
  let staff: Visitor

  group.each.setup(async () => {
    await freshSite()
    staff = await newStaffVisit()
    await seedCatalogue()
    await enterSampleMedia()
  })

  const uses = async (id: number) => {
    const { body } = await staff.send('GET', `${LIBRARY}/${id}/uses`)
    return (body as { data: { name: string; label: string }[] }).data.map(({ name }) => name).sort()
  }
  const remove = async (id: number) => {
    const { body } = await staff.send('GET', `${LIBRARY}/${id}`)
    const { version } = (body as { data: { version: number } }).data
    return (await staff.send('DELETE', `${LIBRARY}/${id}`, { version, confirmed: true })).status
  }
  const write = async (title: string, content: readonly object[]) => {
    const body = { fr_FR: { type: 'doc', content }, en_GB: null }
    const made = await staff.send('POST', PAGES, { title: { fr_FR: title, en_GB: null }, body })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    return (made.body as { data: { id: number; version: number } }).data
  }

  test('are in use by the blocks that show them, and are kept', async ({ assert }) => {
    const page = await write('Les chais', [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `Photo ${none}` }] },
      block('core.image', { picture: shown }),
      block('core.html', { html: `<p><img src="${addressOf(linked)}" alt="Chai"></p>` }),
    ])
    assert.deepEqual(await uses(shown), ['Les chais'])
    assert.deepEqual(await uses(linked), ['Les chais'])
    // The digits of an id among the words are no use.
    assert.deepEqual(await uses(none), [])
    assert.deepEqual([await remove(shown), await remove(linked), await remove(none)], [409, 409, 204])
    const { body } = await staff.send('GET', `${PAGES}/${page.id}`)
    const values = Object.assign({}, (body as { data: object }).data, { body: { fr_FR: null, en_GB: null } })
    assert.equal((await staff.send('PUT', `${PAGES}/${page.id}`, values)).status, 200)
    assert.equal(await remove(shown), 204)
  })

  test('are in use by the descriptions of products and categories that have their address', async ({ assert }) => {
    await ProductFactory.create({ code: 'margaux', name: 'Margaux' })
    const description = `<p><img src="${addressOf(linked)}" alt="Chai"></p>`
    await upsert([{ code: 'margaux', translations: { fr_FR: { description } }, variants: [] }])
    const save = await app.container.make(SaveCategory)
    const id = await save.execute({ texts: { fr_FR: { name: 'Rouges', description } } }, tester)
    assert.deepEqual(await uses(linked), ['Margaux', 'Rouges'])
    assert.deepEqual(await uses(shown), [])
    assert.equal(await remove(linked), 409)
    await upsert([{ code: 'margaux', translations: { fr_FR: { description: '' } }, variants: [] }])
    await save.execute({ id, texts: { fr_FR: { description: '' } } }, tester)
    assert.equal(await remove(linked), 204)
  })
})
