import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { brandingOf } from '#plugins/branding/branding'
import type { BrandingSource } from '#plugins/platform/index'

/** The channel's colours, pictures and letters for start-up data. */
const shopBranding: BrandingSource = {
  async branding({ channel }) {
    return brandingOf(await app.container.make(Store), channel)
  },
}

export default shopBranding
