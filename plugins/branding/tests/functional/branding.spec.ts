import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import { PrintLooks } from '#core/print/print_looks'
import { brandingOf } from '#plugins/branding/index'
import { contrastOf } from '#plugins/branding/services/colour'
import { makeBrand } from '#plugins/branding/testing'

test.group('The branding', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))

  test('is the house’s own where staff chose nothing', async ({ assert }) => {
    const { colours, images, fonts } = await brandingOf(await app.container.make(Store), 'default')
    assert.deepInclude(colours, { id: 'primary', value: '122 24 47' })
    assert.deepInclude(colours, { id: 'paper', value: '250 247 242' })
    assert.isNull(images.desktop_logo)
    assert.deepEqual(fonts, { headings: 'fraunces', text: 'source-sans-3' })
  })

  test('is that of the brand that the channel chose, without what this shop does not know', async ({ assert }) => {
    const store = await app.container.make(Store)
    await enterSampleMedia()
    await brandingOf(store, 'default')
    const logo = sampleMedium('image', 1)
    const colours = { primary: '#004080', accent: 'red', unknown: '#ffffff' }
    await makeBrand({ name: 'Primeurs', channels: ['second'], theme: { colours, images: { desktop_logo: logo } } })
    const own = await brandingOf(store, 'second')
    assert.deepInclude(own.colours, { id: 'primary', value: '0 64 128' })
    assert.deepInclude(own.colours, { id: 'accent', value: '176 137 63' })
    assert.isUndefined(own.colours.find(({ id }) => id === 'unknown'))
    assert.match(own.images.desktop_logo?.url ?? '', /^\/media\/[0-9a-f]{32}\//)
    assert.isAbove(own.images.desktop_logo?.width ?? 0, 0)
    const other = await brandingOf(store, 'default')
    assert.deepInclude(other.colours, { id: 'primary', value: '122 24 47' })
  })

  test('is that of the printed documents of the channel, on white', async ({ assert }) => {
    const looks = await app.container.make(PrintLooks)
    assert.deepEqual(await looks.of('default'), { primary: '#7a182f', logo: null })
    await enterSampleMedia()
    const images = { desktop_logo: sampleMedium('image', 1) }
    await makeBrand({ name: 'Primeurs', channels: ['second'], theme: { colours: { primary: '#ffe680' }, images } })
    const { primary, logo } = await looks.of('second')
    assert.isAtLeast(contrastOf(primary, '#ffffff'), 4.5)
    // The samples of the library have no files.
    assert.isNull(logo)
  })
})
