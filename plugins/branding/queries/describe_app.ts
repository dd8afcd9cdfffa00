import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { brandingOf } from '#plugins/branding/branding'
import { iconHash } from '#plugins/branding/brands/brand_icons'
import { hexOf } from '#plugins/branding/services/colour'
import type { ShopContext } from '#core/context/shop_context'

/** What a phone needs to put the shop on its home screen. */
@inject()
export class DescribeApp {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings
  ) {}

  /** A web manifest. */
  async execute(shop: ShopContext) {
    const base = app.config.get<string>('cellier.basePath')
    const branding = await brandingOf(this.store, shop.channel)
    const paper = hexOf(branding.colours.find(({ id }) => id === 'paper')?.value ?? '255 255 255')
    const hash = iconHash(branding)
    const made = [192, 512].map((side) => ({
      src: `${base}/icons/${hash}/${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
    }))
    const mark = [{ src: `${base}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' }]
    return {
      name: this.settings.get<string>('configuration.general.shop_name', shop) || 'Cellier',
      start_url: `${base}/`,
      scope: `${base}/`,
      display: 'minimal-ui',
      theme_color: paper,
      background_color: paper,
      icons: hash ? made : mark,
    }
  }

  /** Path of the icon for whoever looks for one without a page of ours. */
  async favicon({ channel }: Pick<ShopContext, 'channel'>): Promise<string> {
    const base = app.config.get<string>('cellier.basePath')
    const hash = iconHash(await brandingOf(this.store, channel))
    return hash ? `${base}/icons/${hash}/32.png` : `${base}/favicon.svg`
  }
}
