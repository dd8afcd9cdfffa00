import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { sourceFiles, words } from '../../architecture/source_files.js'
import type { Metadata } from '#plugins/platform/index'

interface Screen {
  id: string
  area: 'storefront' | 'admin'
  path: string
  title: string
}

const HOST = `http://${process.env.HOST}:${process.env.PORT}`

const PREFIXES = { fr_FR: '', en_GB: '/en' } as const

/** All screens, as their manifests have them. */
async function allScreens(): Promise<Screen[]> {
  const files = sourceFiles().filter(({ path }) => /^plugins\/\w+\/web\/screens\.ts$/.test(path))
  const manifests = await Promise.all(
    files.map(async ({ path }) => (await import(new URL(path, APP_ROOT).href)) as { default: { screens: Screen[] } })
  )
  return manifests.flatMap(({ default: { screens } }) => screens)
}

/** The screen's own words for itself, from its plugin or from the shell. */
function wordOf(title: string, locale: 'fr_FR' | 'en_GB'): unknown {
  const folder = title.startsWith('shell.') ? 'web/app/lang' : `plugins/${title.split('.')[0]}/web/lang`
  return words(folder, locale)[title]
}

test.group('Titles of screens', () => {
  test('are told to a program as pages have them, in both languages', async ({ client, assert }) => {
    const screens = await allScreens()
    assert.isAbove(screens.length, 100)
    for (const locale of ['fr_FR', 'en_GB'] as const) {
      for (const { id, area, path, title } of screens) {
        const [below, kind] = area === 'admin' ? [`admin/${path}`, 'admin.'] : [path, '']
        const address = below.replaceAll(/\/?\{\w+\?\}/g, '').replaceAll(/\{\w+\}/g, 'x')
        const url = `${HOST}/vue${PREFIXES[locale]}/${address}`
        const answer = await client.get('/api/metadata').qs({ route: id, url })
        const [plugin, , screen] = id.split('.')
        const word = `${plugin}.metadata.${kind}${screen}.title in plugins/${plugin}/lang/${locale}.json`
        assert.equal((answer.body() as Metadata).og_title, wordOf(title, locale), word)
      }
    }
  })
})
