import { test } from '@japa/runner'
import { Visitor } from '#core/testing/visitor'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'

test.group('A content asked for below a category', (group) => {
  group.each.setup(async () => {
    await freshSite()
    const staff = await newStaffVisit()
    const made = await staff.send('POST', '/api/admin/cms/categories', { name: { fr_FR: 'Guides', en_GB: 'Guides' } })
    const { id } = (made.body as { data: { id: number } }).data
    const title = { fr_FR: 'Deux', en_GB: 'Two' }
    const slug = { fr_FR: 'deux', en_GB: 'two' }
    const values = { title, slug, status: 'published', publishedAt: '2026-01-02T08:00:00.000Z', categories: [id] }
    await staff.send('POST', '/api/admin/cms/contents/posts', values)
  })

  test('is shown there, and elsewhere the page says that it is not in it', async ({ assert }) => {
    const visit = async (path: string) => {
      const { status, body } = await new Visitor().send('GET', path)
      return { status, page: String(body) }
    }
    assert.equal((await visit('/vue/journal/deux?category=guides')).status, 200)
    const french = await visit('/vue/journal/deux?category=autre')
    assert.equal(french.status, 404)
    assert.include(french.page, 'Cette page n’est pas dans la catégorie sélectionnée.')
    const english = await visit('/vue/en/journal/two?category=other')
    assert.equal(english.status, 404)
    assert.include(english.page, 'This page is not in the selected category.')
  })
})
