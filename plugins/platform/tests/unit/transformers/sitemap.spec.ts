import { test } from '@japa/runner'
import { sitemapIndex, sitemapPages } from '#plugins/platform/transformers/sitemap'

const BASE = 'https://shop.example/vue'

test.group('The sitemap', () => {
  test('names every language of a page, and the standing one for everybody else', ({ assert }) => {
    const xml = sitemapPages(BASE, [
      { paths: { fr_FR: '/vin-d’été', en_GB: '/summer-wine' }, updatedAt: '2026-11-21T10:20:30.123Z' },
    ])
    assert.include(xml, '<loc>https://shop.example/vue/vin-d%E2%80%99%C3%A9t%C3%A9</loc>')
    assert.include(xml, '<loc>https://shop.example/vue/en/summer-wine</loc>')
    assert.include(xml, 'hreflang="fr-FR" href="https://shop.example/vue/vin-d%E2%80%99%C3%A9t%C3%A9"')
    assert.include(xml, 'hreflang="x-default" href="https://shop.example/vue/vin-d%E2%80%99%C3%A9t%C3%A9"')
    assert.include(xml, '<lastmod>2026-11-21T10:20:30.123Z</lastmod>')
    assert.lengthOf(xml.match(/<url>/g) ?? [], 2)
  })

  test('names no other language for a page in one', ({ assert }) => {
    const xml = sitemapPages(BASE, [{ paths: { fr_FR: '/seul' }, updatedAt: null }])
    assert.notInclude(xml, '<xhtml:link')
    assert.notInclude(xml, '<lastmod>')
  })

  test('lists its parts', ({ assert }) => {
    assert.include(sitemapIndex(BASE, ['a-b-1']), '<loc>https://shop.example/vue/sitemap/a-b-1.xml</loc>')
  })
})
