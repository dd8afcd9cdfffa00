import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Translator } from '#core/i18n/translator'
import { definePlugin } from '#core/plugin/define_plugin'
import { PluginRegistry } from '#core/plugin/registry'
import platform from '#plugins/platform/plugin'
import type { PrepareDocument } from '#core/rich_text/prepare_document'
import { HomePages } from '#plugins/platform/queries/home_pages'
import { DescribePage } from '#plugins/platform/queries/describe_page'
import type { Metadata, MetadataRequest } from '#plugins/platform/index'

const label = { fr_FR: 'Essai', en_GB: 'Trial' }

function request(path: string, changes: Partial<MetadataRequest> = {}): MetadataRequest {
  return {
    route: 'trial.storefront.page',
    title: '',
    url: new URL(`https://shop.example/vue${path}`),
    path: path.split('?')[0] ?? path,
    locale: 'fr_FR',
    channel: 'default',
    base: 'https://shop.example/vue',
    ...changes,
  }
}

/** A page described by these sources, the first one first. */
async function describe(told: (Partial<Metadata> | null)[], asked: MetadataRequest): Promise<Metadata> {
  const sources = told.map((part, at) => [`s${at}`, async () => ({ default: { describe: async () => part } })] as const)
  const plugin = definePlugin({
    id: 'trial',
    version: '1.0.0',
    label,
    requires: { platform: '^0.1.0' },
    extends: { 'platform.metadata_sources': Object.fromEntries(sources) },
  })
  const translator = await app.container.make(Translator)
  const registry = new PluginRegistry([platform, plugin])
  return new DescribePage(registry, translator, new HomePages(registry, {} as PrepareDocument)).execute(asked)
}

test.group('The head of a page', () => {
  test('carries every field, whatever is known', async ({ assert }) => {
    const page = await describe([], request('/nulle-part'))
    assert.deepEqual(page, {
      title: '',
      description: '',
      article_published_time: null,
      article_modified_time: null,
      og_type: 'website',
      og_title: '',
      og_description: '',
      og_url: 'https://shop.example/vue/nulle-part',
      og_site_name: '',
      og_image: [],
      og_locale: 'fr_FR',
      twitter_card: 'summary',
      twitter_title: '',
      twitter_description: '',
      twitter_image: null,
      twitter_image_alt: null,
      robots: { index: 'index', follow: 'follow' },
      canonical: 'https://shop.example/vue/nulle-part',
      schema: null,
      feeds: [],
    })
  })

  test('adds the name of the shop, and uses the own title for networks', async ({ assert }) => {
    const page = await describe([{ title: 'Pauillac' }, { og_site_name: 'Cellier' }], request('/pauillac'))
    assert.equal(page.title, 'Pauillac · Cellier')
    assert.equal(page.og_title, 'Pauillac')
    assert.equal(page.twitter_title, 'Pauillac')
  })

  test('lets the first source win and later ones fill the gaps', async ({ assert }) => {
    const page = await describe(
      [{ title: 'Premier', description: '' }, null, { title: 'Second', description: 'Un texte' }],
      request('/a')
    )
    assert.equal(page.title, 'Premier')
    assert.equal(page.description, 'Un texte')
  })

  test('takes the screen’s own words where no source has any', async ({ assert }) => {
    const page = await describe([], request('/login', { title: 'Connexion' }))
    assert.equal(page.title, 'Connexion')
  })

  test('makes addresses absolute, with the prefix of the language', async ({ assert }) => {
    const page = await describe([{ canonical: '/boutique' }], request('/nos-produits', { locale: 'en_GB' }))
    assert.equal(page.canonical, 'https://shop.example/vue/en/boutique')
    const home = await describe([], request('/', { locale: 'en_GB' }))
    assert.equal(home.canonical, 'https://shop.example/vue/en')
    assert.equal((await describe([], request('/'))).canonical, 'https://shop.example/vue/')
  })

  test('names pictures from the root of the host, in every language', async ({ assert }) => {
    for (const locale of ['fr_FR', 'en_GB'] as const) {
      const pictures = [{ url: '/media/a/960.webp', width: 960, height: 1280 }, { url: 'https://cdn.example/b.webp' }]
      const page = await describe([{ og_image: pictures }], request('/pauillac', { locale }))
      assert.deepEqual(
        page.og_image.map(({ url }) => url),
        ['https://shop.example/media/a/960.webp', 'https://cdn.example/b.webp']
      )
      assert.equal(page.twitter_image, 'https://shop.example/media/a/960.webp')
      assert.equal(page.twitter_card, 'summary_large_image')
    }
  })

  test('drops parameters from the canonical address, but for a further page', async ({ assert }) => {
    const page = await describe([], request('/boutique?page=3&sort=-price&utm_source=x'))
    assert.equal(page.canonical, 'https://shop.example/vue/boutique?page=3')
    assert.deepEqual(page.robots, { index: 'noindex', follow: 'follow' })
  })

  test('keeps sign-in and staff pages out of search engines', async ({ assert }) => {
    for (const path of ['/login', '/confirm-email/x', '/admin/dashboard', '/checkout/cart', '/search-results']) {
      const page = await describe([], request(path))
      assert.deepEqual(page.robots, { index: 'noindex', follow: 'nofollow' }, path)
    }
  })
})
