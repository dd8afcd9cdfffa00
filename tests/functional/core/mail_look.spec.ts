import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DEFAULT_LOOK } from '#core/mail/mail_look'
import { MailLooks } from '#core/mail/mail_looks'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import { makeBrand } from '#plugins/branding/testing'

test.group('The look of mails', (group) => {
  let store: Store
  let looks: MailLooks
  group.each.setup(async () => {
    store = await app.container.make(Store)
    looks = await app.container.make(MailLooks)
    await resetDatabase(store)
  })

  const choose = (colours: Record<string, string>, images: Record<string, number> = {}) =>
    makeBrand({ name: 'Maison', isDefault: true, theme: { colours, images } })

  test('is the house’s own, with the notice about alcohol, where nothing was chosen', async ({ assert }) => {
    const { name, logo, colours, footer } = await looks.of('fr_FR')
    assert.deepEqual({ name, logo, primary: colours.primary }, { name: 'Cellier', logo: null, primary: '#7a182f' })
    assert.deepEqual(footer, ['L’abus d’alcool est dangereux pour la santé, à consommer avec modération.'])
    assert.match((await looks.of('en_GB')).footer.join(), /^Alcohol abuse/)
  })

  test('follows the branding, with whole addresses of pictures that mail programs show', async ({ assert }) => {
    await enterSampleMedia()
    await choose({ primary: '#005a3c' }, { desktop_logo: sampleMedium('image', 1) })
    const { colours, logo } = await looks.of('fr_FR')
    assert.equal(colours.primary, '#005a3c')
    const shop = app.config.get<string>('cellier.address')
    assert.equal(logo?.url.replace(/[0-9a-f]{32}/, 'hash'), `${shop}/media/hash/40.webp`)
    assert.isNull(logo?.dark)
  })

  test('can be read whatever colours were chosen', async ({ assert }) => {
    await choose({
      'ink': '#ffffff',
      'surface': '#ffffff',
      'primary': '#ffffaa',
      'primary-ink': '#ffffff',
      'muted': '#faf7f2',
    })
    const { colours, dark } = await looks.of('fr_FR')
    assert.equal(colours.ink, DEFAULT_LOOK.colours.ink)
    assert.equal(colours.muted, DEFAULT_LOOK.colours.muted)
    // #ffffaa mixed with black until it has 4.5 on white.
    assert.notEqual(colours.primary, '#ffffaa')
    assert.equal(colours.primaryInk, '#ffffff')
    assert.equal(dark.primary, '#ffffaa')
    assert.equal(dark.primaryInk, DEFAULT_LOOK.dark.primaryInk)
  })
})
