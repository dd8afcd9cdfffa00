import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemOrigin } from '#core/audit/origin'
import { MediaLibrary } from '#core/media/media_library'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import type { DemoLoader } from '#core/plugin/contract'

const SETTING = 'configuration.general.home_lead_picture'

/** Hangs the drawn landscape on the home page, unless somebody chose a picture already. */
const home: DemoLoader = {
  async load({ app, pictures }) {
    const settings = await app.container.make(Settings)
    if (settings.get<string>(SETTING)) return
    const store = await app.container.make(Store)
    const library = await app.container.make(MediaLibrary)
    const prepared = await library.prepare({ name: 'lead.webp', bytes: await readFile(join(pictures, 'lead.webp')) })
    await store.transaction(async (trx) => {
      const { url } = library.picture(await library.attach(trx, prepared), '')
      await settings.set(trx, SETTING, url, {}, systemOrigin('command', 'demo'))
    })
  },
}

export default home
