import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'
import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import { resetDatabase } from '#core/testing/reset_database'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { newStaffVisit, seedRoles } from '#plugins/users/testing'

const API = '/api/product_guides/guides'

test.group('Guides', (group) => {
  let staff: Visitor
  let product = 0

  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
    await seedCatalogue()
    staff = await newStaffVisit({})
    product = await ProductFactory.create()
  })

  async function add(french: string, more: object = {}): Promise<number> {
    const texts = (text: string) => ({ fr_FR: text, en_GB: `${text} (en)` })
    const guide = { title: texts(french), steps: texts('…'), products: [product], ...more }
    const { body } = await staff.send('POST', '/api/admin/product-guides/guides', guide)
    return (body as { data: { id: number } }).data.id
  }

  async function titles(locale = 'fr_FR'): Promise<string[]> {
    const { body } = await new Visitor().send('GET', `${API}?product=${product}&locale=${locale}`)
    return (body as { data: { title: string }[] }).data.map(({ title }) => title)
  }

  test('that are not shown take no thanks', async ({ assert }) => {
    const id = await add('Brouillon', { isShown: false })
    assert.equal((await new Visitor().send('POST', `${API}/${id}/thanks`, {})).status, 404)
  })

  test('are shown on the page of their product with a picture, the most helpful first', async ({ assert }) => {
    await enterSampleMedia()
    await add('Nettoyer')
    const stored = await add('Ranger', { pictureId: sampleMedium('image', 1) })
    await add('Brouillon', { isShown: false })
    assert.deepEqual(await titles(), ['Nettoyer', 'Ranger'])
    const thanked = await new Visitor().send('POST', `${API}/${stored}/thanks`, {})
    assert.deepEqual([thanked.status, thanked.body], [201, { data: { thanks: 1 } }])
    assert.deepEqual(await titles('en_GB'), ['Ranger (en)', 'Nettoyer (en)'])
    const { body } = await new Visitor().send('GET', `${API}?product=${product}`)
    const pictures = (body as { data: { picture: string | null }[] }).data.map(({ picture }) => typeof picture)
    assert.deepEqual(pictures, ['string', 'object'])
  })
})
