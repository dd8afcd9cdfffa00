import app from '@adonisjs/core/services/app'
import { FindSliders } from '#plugins/branding/sliders/find_sliders'
import { SLIDER_TAGS } from '#plugins/branding/sliders/slider_tags'
import type { HomeLead } from '#plugins/platform/index'

/** The slider at the top of the shop's home page. */
const sliderLead: HomeLead = {
  async show(place) {
    const find = await app.container.make(FindSliders)
    const slider = await find.home(place)
    const attrs = { id: 'lead', name: 'branding.slider', values: { slider } }
    return { text: slider === null ? null : { type: 'doc', content: [{ type: 'block', attrs }] }, tags: SLIDER_TAGS }
  },
}

export default sliderLead
