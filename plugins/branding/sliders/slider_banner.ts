import app from '@adonisjs/core/services/app'
import { FindSliders } from '#plugins/branding/sliders/find_sliders'
import { SLIDER_TAGS } from '#plugins/branding/sliders/slider_tags'
import type { BannerSource } from '#plugins/platform/index'

/** Sliders as banners of the shop's pages. */
const sliderBanner: BannerSource = {
  async spots(place) {
    const placed = await (await app.container.make(FindSliders)).placed(place)
    const spots = placed.map(({ place: name, about }) => ({ place: name, about }))
    return { spots, tags: ['branding.sliders', 'branding.slides'] }
  },
  async show(spot, place) {
    const placed = await (await app.container.make(FindSliders)).placed(place)
    const found = placed.find((one) => one.place === spot.place && one.about === spot.about)
    const attrs = { id: 'banner', name: 'branding.slider', values: { slider: found?.id } }
    return { text: found ? { type: 'doc', content: [{ type: 'block', attrs }] } : null, tags: SLIDER_TAGS }
  },
}

export default sliderBanner
