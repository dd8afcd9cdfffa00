import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import type { MetadataSource } from '#plugins/platform/index'

/** The shop's name, for the head of every page. */
const siteMetadata: MetadataSource = {
  async describe({ channel }) {
    const settings = await app.container.make(Settings)
    return { og_site_name: settings.get<string>('configuration.general.shop_name', { channel }) }
  },
}

export default siteMetadata
