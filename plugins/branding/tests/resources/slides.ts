import { sampleMedium } from '#core/testing/sample_media'
import { makeSlider } from '#plugins/branding/testing'
import type { ResourceSamples } from '#core/testing/resource_samples'

let sliderId = 0

const shown = (turn: number) => ({
  title: { fr_FR: `Image ${turn}`, en_GB: `Slide ${turn}` },
  pictureId: sampleMedium('image', turn),
  target: `https://exemple.fr/${turn}`,
})

/** Each belongs to a slider. */
export default {
  async prepare() {
    sliderId = await makeSlider()
  },
  create: (turn) => ({ ...shown(turn), sliderId }),
  change: shown,
} satisfies ResourceSamples
