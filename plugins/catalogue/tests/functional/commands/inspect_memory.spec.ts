import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { ChannelIndex } from '#plugins/catalogue/listing/index/channel_index'
import inspectMemory, { BYTES_PER_PRODUCT } from '#plugins/catalogue/listing/inspect_memory'
import { listingBudget } from '#plugins/catalogue/listing/listing_budget'
import { aWine, seedCatalogue, tester, upsert } from '#plugins/catalogue/testing'

test.group('The memory for a catalogue', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedCatalogue()
  })

  test('is a share of the machine’s that staff set, and enough for a small one', async ({ assert }) => {
    const settings = await app.container.make(Settings)
    const usual = listingBudget(settings)
    await store.transaction((trx) => settings.set(trx, 'catalogue.listing.memory_percent', 50, {}, tester))
    assert.equal(listingBudget(settings), usual * 2)
    const finding = await inspectMemory.look(app, 'en_GB')
    assert.isTrue(finding.ok)
    assert.match(finding.detail ?? '', /^no products: their lists need 0 MB in each process and may take [\d,]+ MB$/)
  })

  test('is reckoned at no less than an index takes', async ({ assert }) => {
    await upsert(Array.from({ length: 500 }, () => aWine()))
    const index = await ChannelIndex.read({ store, channel: 'default' }, () => true)
    await index?.products({ currency: 'EUR', group: '' })
    assert.isAtMost((index?.bytes ?? Infinity) / 500, BYTES_PER_PRODUCT)
  })
})
