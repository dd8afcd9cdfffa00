import { createMenu } from '#plugins/cms/testing'
import type { ResourceSamples } from '#core/testing/resource_samples'

let menuId = 0

const linked = (turn: number) => ({
  kind: 'link',
  target: `https://exemple.fr/${turn}`,
  title: { fr_FR: `Lien ${turn}`, en_GB: `Link ${turn}` },
  isNewWindow: turn % 2 === 0,
})

/** Each stands in a menu. */
export default {
  async prepare() {
    menuId = await createMenu()
  },
  create: (turn) => ({ ...linked(turn), menuId }),
  change: linked,
} satisfies ResourceSamples
