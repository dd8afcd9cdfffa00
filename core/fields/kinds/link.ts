import app from '@adonisjs/core/services/app'
import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { hrefKind } from '#core/rich_text/href'
import { ReferToShop } from '#core/rich_text/refer_to_shop'
import type { FieldContext } from '@vinejs/vine/types'

export interface LinkOptions extends FieldOptions {
  default?: string
}

/**
 * Where a link leads: something of the shop (`ref:catalogue.product/5`), a path below the base path, another site, a mail
 * address or a phone number. An address of our own shop is stored as a reference.
 */
export const link = <const O extends LinkOptions>(options: O) => field<string, O>('link', options)

const mustLead = vine.createRule((value: unknown, _options: undefined, context: FieldContext) => {
  if (context.isValid && hrefKind(String(value)) === null) context.report('core.validation.link', 'link', context)
})

export default fieldKind<LinkOptions, string>({
  name: 'link',
  stored: 'text',
  schema: () =>
    vine
      .string()
      .trim()
      .maxLength(2000)
      .use(mustLead())
      .use(described({ examples: ['ref:catalogue.product/5', '/boutique', 'https://example.org/'] })),
  settle: async (value) => {
    const refer = await app.container.make(ReferToShop)
    return (await refer.hrefs([value])).get(value) ?? value
  },
  column: (sql) => ({ type: 'text', sql, isShown: false }),
  empty: '',
  parse: (cell) => (hrefKind(cell) === null ? undefined : cell),
  format: (value) => value,
})
