import app from '@adonisjs/core/services/app'
import { FindSliders, type ShownSlider } from '#plugins/branding/sliders/find_sliders'
import { block } from '#core/rich_text/block'
import { relation } from '#core/fields/kinds/relation'
import { SLIDER_TAGS } from '#plugins/branding/sliders/slider_tags'

/** A slider in a page of the site. Without slides for now it shows nothing. */
export default block({
  label: { fr_FR: 'Diaporama', en_GB: 'Slider' },
  help: { fr_FR: 'Un des diaporamas de la configuration.', en_GB: 'One of the sliders of the configuration.' },
  icon: 'photo',
  group: 'media',
  fields: {
    slider: relation({ label: { fr_FR: 'Diaporama', en_GB: 'Slider' }, of: 'branding.sliders', required: true }),
  },
  async load(values, place) {
    const find = await app.container.make(FindSliders)
    const ids = values.flatMap(({ slider }) => slider ?? [])
    const shown = await find.shown([...new Set(ids)], place)
    const data = values.map(({ slider }): ShownSlider | null => shown.get(Number(slider)) ?? null)
    return { data, tags: SLIDER_TAGS }
  },
})
