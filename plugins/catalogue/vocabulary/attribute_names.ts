import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { labelOrCode } from '#plugins/catalogue/vocabulary/label_or_code'
import type { CodeNames } from '#core/audit/code_names'

interface Row {
  attribute: string
  option: string | null
  label: unknown
}

const ATTRIBUTES = 'select code as attribute, null as option, label from catalogue_attributes'

const OPTIONS = `select a.code as attribute, o.code as option, o.label
  from catalogue_attribute_options o join catalogue_attributes a on a.id = o.attribute_id`

/** Attributes by their codes, and their options by both: `colour` and `colour.red`. */
export default {
  fields: ['attributes', 'options', 'filterable', 'marketing.cart_rules.attribute'],

  async read(locale) {
    const { reader } = await app.container.make(Store)
    const rows = [...(await reader.all<Row>(ATTRIBUTES)), ...(await reader.all<Row>(OPTIONS))]
    return new Map(
      rows.map(({ attribute, option, label }) => {
        const code = option === null ? attribute : `${attribute}.${option}`
        return [code, labelOrCode(label, locale, option ?? attribute)]
      })
    )
  },
} satisfies CodeNames
