import vine from '@vinejs/vine'
import { calendarDay, requiredWhen } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { selectionRule } from '#core/lists/selection'
import { PRODUCT_STATUSES } from '#plugins/catalogue/products/upsert/product_input'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

const amount = () => strictNumber().withoutDecimals().min(0).max(1_000_000_000_000)
const percent = () => strictNumber().withoutDecimals().min(1).max(1_000_000)
const ids = () => vine.array(strictNumber().withoutDecimals().min(1)).maxLength(100).optional()

/** A change of many products; amounts in minor units, percentages in basis points. */
export const storeChange = vine.create({
  selection: selectionRule(),
  change: vine.object({
    price: vine
      .object({
        mode: vine.enum(['set', 'raise', 'lower', 'raise_percent', 'lower_percent'] as const),
        amount: requiredWhen(amount(), { field: 'mode', is: ['set', 'raise', 'lower'] }),
        percent: requiredWhen(percent(), { field: 'mode', is: ['raise_percent', 'lower_percent'] }),
      })
      .optional(),
    special: vine
      .object({
        mode: vine.enum(['clear', 'set', 'below_percent'] as const),
        amount: requiredWhen(amount(), { field: 'mode', is: ['set'] }),
        percent: requiredWhen(percent(), { field: 'mode', is: ['below_percent'] }),
        from: calendarDay().nullable().optional(),
        to: calendarDay().nullable().optional(),
      })
      .optional(),
    status: vine.enum(PRODUCT_STATUSES).optional(),
    stock: vine
      .object({
        /** Code of the source that holds the pieces. */
        source: vine.string().maxLength(TEXT_LIMITS.code),
        mode: vine.enum(['set', 'add'] as const),
        quantity: strictNumber().withoutDecimals().min(-1_000_000).max(1_000_000),
      })
      .optional(),
    attribute: vine
      .object({
        code: vine.string().maxLength(TEXT_LIMITS.code),
        mode: vine.enum(['set', 'add', 'clear'] as const),
        /** What it may be is the attribute's own affair. */
        value: vine.any().optional(),
      })
      .optional(),
    addCategories: ids(),
    removeCategories: ids(),
  }),
})

export const storeSelection = vine.create({ selection: selectionRule() })

export const indexRows = vine.create({
  page: strictNumber().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: strictNumber().withoutDecimals().min(1).max(100).optional(),
})
