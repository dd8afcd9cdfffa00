import app from '@adonisjs/core/services/app'
import { RuleParts } from '#plugins/marketing/rules/rule_parts'
import type { CodeNames } from '#core/audit/code_names'

/** Conditions and kinds of discount, by the names of their contributions. */
export default {
  fields: ['marketing.cart_rules.kind'],

  async read(locale) {
    const { conditions, actions } = await (await app.container.make(RuleParts)).load()
    return new Map([...conditions, ...actions].map(([name, { label }]) => [name, label[locale]]))
  },
} satisfies CodeNames
