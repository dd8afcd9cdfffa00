import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { brandingOf } from '#plugins/branding/index'

test.group('The branding', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))

  test('is the house’s own where staff chose nothing', async ({ assert }) => {
    const { colours, images } = await brandingOf(await app.container.make(Store))
    assert.deepInclude(colours, { id: 'primary', value: '122 24 47' })
    assert.deepInclude(colours, { id: 'paper', value: '250 247 242' })
    assert.isNull(images.desktop_logo)
  })

  test('follows a change at once, and drops what is no colour or no place', async ({ assert }) => {
    const store = await app.container.make(Store)
    await brandingOf(store)
    await store.transaction(async (trx) => {
      await trx
        .insertQuery()
        .table('branding_colours')
        .multiInsert([
          { token: 'primary', value: '#004080' },
          { token: 'accent', value: 'red' },
          { token: 'unknown', value: '#ffffff' },
        ])
      await trx.insertQuery().table('branding_images').insert({ place: 'desktop_logo', url: '/m/logo.svg' })
      await store.changes.record(trx, 'branding.colours', ['primary'])
    })
    const { colours, images } = await brandingOf(store)
    assert.deepInclude(colours, { id: 'primary', value: '0 64 128' })
    assert.deepInclude(colours, { id: 'accent', value: '176 137 63' })
    assert.isUndefined(colours.find(({ id }) => id === 'unknown'))
    assert.equal(images.desktop_logo, '/m/logo.svg')
  })
})
