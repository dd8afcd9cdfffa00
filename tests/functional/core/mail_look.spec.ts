import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DEFAULT_LOOK } from '#core/mail/mail_look'
import { MailLooks } from '#core/mail/mail_looks'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'

test.group('The look of mails', (group) => {
  let store: Store
  let looks: MailLooks
  group.each.setup(async () => {
    store = await app.container.make(Store)
    looks = await app.container.make(MailLooks)
    await resetDatabase(store)
  })

  const choose = (colours: Record<string, string>, images: Record<string, string> = {}) =>
    store.transaction(async (trx) => {
      const chosen = Object.entries(colours).map(([token, value]) => ({ token, value }))
      await trx.insertQuery().table('branding_colours').multiInsert(chosen)
      const shown = Object.entries(images).map(([place, url]) => ({ place, url }))
      if (shown.length > 0) await trx.insertQuery().table('branding_images').multiInsert(shown)
      await store.changes.record(trx, 'branding.colours', Object.keys(colours))
    })

  test('is the house’s own, with the notice about alcohol, where nothing was chosen', async ({ assert }) => {
    const { name, logo, colours, footer } = await looks.of('fr_FR')
    assert.deepEqual({ name, logo, primary: colours.primary }, { name: 'Cellier', logo: null, primary: '#7a182f' })
    assert.deepEqual(footer, ['L’abus d’alcool est dangereux pour la santé, à consommer avec modération.'])
    assert.match((await looks.of('en_GB')).footer.join(), /^Alcohol abuse/)
  })

  test('follows the branding, with whole addresses of pictures that mail programs show', async ({ assert }) => {
    await choose({ primary: '#005a3c' }, { desktop_logo: '/media/a/320.webp', desktop_dark_logo: '/media/b/logo.svg' })
    const { colours, logo } = await looks.of('fr_FR')
    assert.equal(colours.primary, '#005a3c')
    assert.deepEqual(logo, { url: `${app.config.get<string>('cellier.address')}/media/a/320.webp`, dark: null })
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
