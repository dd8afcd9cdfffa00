import vine from '@vinejs/vine'
import { calendarDay, requiredWhen } from '#core/http/described_fields'
import { writtenNumber } from '#core/http/written_number'
import { selectionRule } from '#core/lists/selection'
import { PRODUCT_STATUSES } from '#plugins/catalogue/services/upsert/product_input'

const amount = () => writtenNumber().withoutDecimals().min(0).max(1_000_000_000_000)
const percent = () => writtenNumber().withoutDecimals().min(1).max(1_000_000)
const ids = () => vine.array(writtenNumber().withoutDecimals().min(1)).maxLength(100).optional()

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
    addCategories: ids(),
    removeCategories: ids(),
  }),
})

export const storeSelection = vine.create({ selection: selectionRule() })

export const indexRows = vine.create({
  page: writtenNumber().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: writtenNumber().withoutDecimals().min(1).max(100).optional(),
})

export const storeMovement = vine.create({
  variantId: writtenNumber().withoutDecimals().min(1),
  source: vine.string().maxLength(64),
  /** Positive comes in, negative goes out. */
  quantity: writtenNumber().withoutDecimals().min(-1_000_000).max(1_000_000),
  reason: vine.enum(['delivery', 'adjustment', 'inventory', 'breakage', 'return', 'loss'] as const),
  reference: vine.string().trim().maxLength(64).optional(),
})
