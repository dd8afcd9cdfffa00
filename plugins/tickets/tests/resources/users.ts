import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { ResourceSamples } from '#core/testing/resource_samples'

let editor = 0

const person = (turn: number, word: string) => ({
  firstName: word,
  lastName: `Numéro ${turn}`,
  login: `${word.toLowerCase()}.${turn}`,
  email: `${word.toLowerCase()}${turn}@exemple.fr`,
  roleId: editor,
})

/** With the role of editors. A password has specs of its own. */
export default {
  async prepare() {
    const { reader } = await app.container.make(Store)
    const role = await reader.first<{ id: number }>("select id from users_roles where name = 'editor'")
    editor = Number(role?.id)
  },
  create: (turn) => ({ ...person(turn, 'Essai'), locale: 'en_GB' }),
  change: (turn) => person(turn, 'Autre'),
} satisfies ResourceSamples
