import { ChannelPort } from '#core/context/shop_context'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { ListingCache } from '#plugins/catalogue/listing/index/listing_cache'
import { ShopViews } from '#plugins/catalogue/listing/shop_view'
import type { WarmUp } from '#core/boot/warm_up'

/** Reads the lists of each channel, with the public prices, and leaves a snapshot of large ones when the process ends. */
const warmUpLists: WarmUp = {
  async run(app) {
    const store = await app.container.make(Store)
    const views = await app.container.make(ShopViews)
    const channels = await app.container.make(ChannelPort)
    app.terminating(() => ListingCache.saveAll(store))
    await store.changes.catchUp({ now: true })
    for (const { code, baseCurrency } of channels.all()) {
      await views.open(await views.priced({ channel: code, locale: DEFAULT_LOCALE, currency: baseCurrency }))
    }
    await ListingCache.saveAll(store)
  },
}

export default warmUpLists
