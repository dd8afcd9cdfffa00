import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { brandingOf } from '#plugins/branding/branding'
import type { BrandingSource } from '#plugins/platform/index'

/** The shop's colours and pictures for start-up data. */
const shopBranding: BrandingSource = {
  async branding() {
    return brandingOf(await app.container.make(Store))
  },
}

export default shopBranding
