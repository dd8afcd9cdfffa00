import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemOrigin } from '#core/audit/origin'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { MediaLibrary } from '#core/media/media_library'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import type { DemoLoader } from '#core/plugin/contract'

const SETTING = 'configuration.general.home_lead_picture'

/**
 * What the demo shop says of itself: it sells wine. Its lists hold boxes, vouchers and a notebook too, so that they count
 * references and no wines.
 */
const WORDS: Record<Locale, Record<string, string>> = {
  fr_FR: {
    'configuration.catalog.goods_one': 'référence',
    'configuration.catalog.goods_many': 'références',
    'configuration.catalog.goods_all': 'Tous les vins',
    'configuration.catalog.goods_last': 'Dernières bouteilles',
    'configuration.catalog.search_hint': 'Un vin, une région, un cépage…',
    'configuration.general.home_title': 'Cave à vins en ligne',
    'configuration.general.home_lead_title': 'Des vins choisis, racontés et prêts à boire ou à garder',
    'configuration.general.home_lead_sentence':
      'Choisissez par couleur, par région ou par ce que vous servez à table. Chaque bouteille dit son producteur, son goût et son prix au litre.',
  },
  en_GB: {
    'configuration.catalog.goods_all': 'All wines',
    'configuration.catalog.goods_last': 'Last bottles',
    'configuration.catalog.search_hint': 'A wine, a region, a grape…',
    'configuration.general.home_title': 'Online wine shop',
    'configuration.general.home_lead_title': 'Wines chosen with care, to drink now or to keep',
    'configuration.general.home_lead_sentence':
      'Choose by colour, by region or by what is on the table. Every bottle tells its producer, its taste and its price per litre.',
  },
}

/** Hangs the drawn landscape on the home page and says that the shop sells wine, unless somebody chose a picture already. */
const home: DemoLoader = {
  async load({ app, pictures }) {
    const settings = await app.container.make(Settings)
    if (settings.get<string>(SETTING)) return
    const store = await app.container.make(Store)
    const origin = systemOrigin('command', 'demo')
    const library = await app.container.make(MediaLibrary)
    const prepared = await library.prepare({ name: 'lead.webp', bytes: await readFile(join(pictures, 'lead.webp')) })
    await store.transaction(async (trx) => {
      const { url } = library.picture(await library.attach(trx, prepared), '')
      await settings.set(trx, SETTING, url, {}, origin)
      await settings.set(trx, 'configuration.catalog.missing_picture', 'bottle', {}, origin)
      for (const locale of LOCALES) {
        for (const [key, text] of Object.entries(WORDS[locale])) await settings.set(trx, key, text, { locale }, origin)
      }
    })
  },
}

export default home
