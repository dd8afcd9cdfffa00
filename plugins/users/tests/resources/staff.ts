import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { ResourceSamples } from '#core/testing/resource_samples'

let editor = 0

/** With the role of editors. A password has specs of its own. */
export default {
  async prepare() {
    const { reader } = await app.container.make(Store)
    const role = await reader.first<{ id: number }>("select id from users_roles where name = 'editor'")
    editor = Number(role?.id)
  },
  create: (turn) => ({ name: `Essai ${turn}`, email: `essai${turn}@exemple.fr`, roleId: editor, locale: 'en_GB' }),
  change: (turn) => ({ name: `Autre ${turn}`, email: `autre${turn}@exemple.fr` }),
} satisfies ResourceSamples
