import { test } from '@japa/runner'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { keptPages } from '../../security/kept_pages.js'
import { visit } from '../../security/visits.js'
import type { Visitor } from '#core/testing/visitor'

const CONTENTS = '/api/admin/cms/contents'

const both = (text: string) => ({ fr_FR: text, en_GB: `${text} EN` })

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** The tabs of a page of results: name and number, a star at the one that is shown. */
function tabsOf(html: string): string[] {
  const [, list = ''] = /<nav aria-label="Genres de résultats"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, tab = '']) => {
    const words = tab.replaceAll(/<!-- -->/g, '').replaceAll(/<[^>]*>/g, ' ')
    return `${words.trim().replaceAll(/\s+/g, ' ')}${tab.includes('aria-current="page"') ? '*' : ''}`
  })
}

test.group('Results of the global search', (group) => {
  let staff: Visitor

  group.each.setup(async () => {
    await freshSite()
    await seedCatalogue()
    staff = await newStaffVisit()
    return keptPages()
  })

  const make = async (type: string, title: string, parts: object = {}) => {
    const row = { title: both(title), status: 'published', ...parts }
    const { status, body } = await staff.send('POST', `${CONTENTS}/${type}`, row)
    if (status !== 201) throw new Error(JSON.stringify(body))
  }

  test('have a tab for products, articles and pages, and mark the words of the query', async ({ assert }) => {
    await ProductFactory.createMany(2, (at) => ({ name: `Carafe ${at}` }))
    await make('posts', 'Choisir', { body: { fr_FR: paragraph('Une <i>carafé</i> & un verre.') } })
    await make('pages', 'Carafe')
    const products = await visit('/vue/search-results?q=carafe')
    assert.deepEqual(tabsOf(products.text), ['Produits 2*', 'Articles 1', 'Pages 1'])
    const { text } = await visit('/vue/search-results?q=carafe&kind=post')
    assert.deepEqual(tabsOf(text), ['Produits 2', 'Articles 1*', 'Pages 1'])
    assert.match(text.replaceAll('<!-- -->', ''), /Une &lt;i&gt;<mark[^>]*>carafé<\/mark>&lt;\/i&gt; &amp; un verre\./)
    assert.match(text, /href="\/vue\/journal\/choisir"/)
    const english = await visit('/vue/en/search-results?q=carafe&kind=page')
    assert.match(english.text.replaceAll('<!-- -->', ''), /<mark[^>]*>Carafe<\/mark> EN/)
  })

  test('without products open with what there is; without anything say so', async ({ assert }) => {
    await make('pages', 'Livraison')
    assert.deepEqual(tabsOf((await visit('/vue/search-results?q=livraison')).text), [
      'Produits 0',
      'Articles 0',
      'Pages 1*',
    ])
    const nothing = await visit('/vue/search-results?q=zzzzqq&kind=post')
    assert.equal(nothing.status, 200)
    assert.deepEqual(tabsOf(nothing.text), [])
    assert.match(nothing.text, /Aucun résultat pour cette recherche/)
  })

  test('follow what is published, also when they are kept', async ({ assert }) => {
    await make('posts', 'Bouchons un')
    const first = await visit('/vue/search-results?q=bouchons&kind=post')
    assert.deepEqual(tabsOf(first.text), ['Produits 0', 'Articles 1*', 'Pages 0'])
    await make('posts', 'Bouchons deux')
    const second = await visit('/vue/search-results?q=bouchons&kind=post')
    assert.deepEqual(tabsOf(second.text), ['Produits 0', 'Articles 2*', 'Pages 0'])
  })

  test('a list of articles is narrowed for visitors without a session, too', async ({ assert }) => {
    const names = ['Guides', 'Vins']
    for (const name of names) {
      const answer = await staff.send('POST', '/api/admin/cms/categories', { name: both(name) })
      const { id } = (answer.body as { data: { id: number } }).data
      await make('posts', `Article de ${name}`, { categories: [id] })
    }
    await visit('/vue/journal')
    const { text } = await visit('/vue/journal?category=guides')
    assert.match(text, /Article de Guides/)
    assert.notMatch(text, /Article de Vins/)
  })
})
