import vine from '@vinejs/vine'
import { calendarDay, described } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { selectionRule } from '#core/lists/selection'
import { triedRule } from '#plugins/marketing/validators/tried_rule'

const day = () => calendarDay().nullable().optional()

const limit = () => strictNumber().withoutDecimals().range([1, 1_000_000]).nullable().optional()

/** Which rules, or which codes, of a list. */
export const storeDeletion = vine.compile(vine.object({ selection: selectionRule() }))

export const storeCoupons = vine.compile(
  vine.object({
    count: strictNumber().withoutDecimals().range([1, 5000]),
    length: strictNumber().withoutDecimals().range([10, 32]),
    format: vine.enum(['alphanumeric', 'alphabetical', 'numeric'] as const),
    prefix: vine
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9_-]{0,12}$/)
      .use(described({ examples: ['ETE-'] }))
      .nullable()
      .optional(),
    suffix: vine
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9_-]{0,12}$/)
      .use(described({ examples: ['ETE-'] }))
      .nullable()
      .optional(),
    usageLimit: limit(),
    usesPerCustomer: limit(),
    expiresOn: day(),
  })
)

/** Codes that were made elsewhere. */
export const storeCouponList = vine.compile(
  vine.object({
    codes: vine.string().maxLength(400_000),
    usageLimit: limit(),
    usesPerCustomer: limit(),
    expiresOn: day(),
  })
)

/** A rule that is tried. */
export const storeTrial = vine.compile(
  vine.object({
    ...triedRule(),
    kind: vine.string().maxLength(64),
    settings: vine.object({}).allowUnknownProperties(),
    needsCode: vine.boolean({ strict: true }),
  })
)
