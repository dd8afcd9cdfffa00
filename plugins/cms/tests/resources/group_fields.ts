import { createFieldGroup } from '#plugins/cms/testing'
import type { ResourceSamples } from '#core/testing/resource_samples'

let groupId = 0

const label = (turn: number) => ({ fr_FR: `Champ ${turn}`, en_GB: `Field ${turn}` })

/** Each stands in a group, and others can stand in it. */
export default {
  async prepare() {
    groupId = await createFieldGroup()
  },
  create: (turn) => ({ groupId, kind: 'group', label: label(turn) }),
  change: (turn) => ({ label: label(turn), isRequired: turn % 2 === 0 }),
} satisfies ResourceSamples
