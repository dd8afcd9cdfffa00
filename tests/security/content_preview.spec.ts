import { test } from '@japa/runner'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { keptPages } from './kept_pages.js'
import { visit } from './visits.js'

const POSTS = '/api/admin/cms/contents/posts'

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})

test.group('The page of a preview', (group) => {
  group.each.setup(async () => {
    await freshSite()
    return keptPages()
  })

  test('is open to whoever has the link, kept by nobody and told to no other site', async ({ assert }) => {
    const staff = await newStaffVisit()
    const row = {
      title: { fr_FR: 'Vendanges', en_GB: 'Harvest' },
      body: { fr_FR: text('Un été sec.'), en_GB: text('A dry summer.') },
    }
    const made = await staff.send('POST', POSTS, row)
    const { data } = made.body as { data: { id: number; version: number } }
    const link = await staff.send('GET', `${POSTS}/${data.id}/preview`)
    const { path } = (link.body as { data: { path: string } }).data
    const shown = await visit(`/vue${path}`)
    assert.equal(shown.status, 200)
    assert.match(shown.text, /Un été sec\./)
    assert.match(shown.text, /role="note"[^>]*>.*Brouillon\..*aperçu/)
    assert.match(shown.text, /<meta name="robots" content="noindex,nofollow"\/>/)
    assert.equal(shown.headers.get('cache-control'), 'private, no-store')
    assert.equal(shown.headers.get('referrer-policy'), 'no-referrer')
    assert.equal(shown.headers.get('x-robots-tag'), 'noindex, nofollow')
    assert.match((await visit(`/vue/en${path}`)).text, /A dry summer\./)
    const changed = Object.assign({}, data, { body: { fr_FR: text('Un été humide.'), en_GB: null } })
    assert.equal((await staff.send('PUT', `${POSTS}/${data.id}`, changed)).status, 200)
    assert.match((await visit(`/vue${path}`)).text, /Un été humide\./)
    const forged = `${path.slice(0, -3)}AAA`
    const [french, english] = await Promise.all([visit(`/vue${forged}`), visit(`/vue/en${forged}`)])
    assert.deepEqual([french.status, english.status], [410, 410])
    assert.match(french.text, /Lien périmé/)
    assert.match(english.text, /Link no longer valid/)
    const trashed = Object.assign({}, changed, { version: data.version + 1, status: 'trash' })
    assert.equal((await staff.send('PUT', `${POSTS}/${data.id}`, trashed)).status, 200)
    assert.equal((await visit(`/vue${path}`)).status, 404)
  })
})
