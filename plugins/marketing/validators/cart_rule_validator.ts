import vine from '@vinejs/vine'
import { calendarDay, described } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { MATCHES } from '#plugins/marketing/rules/cart_rule'
import { conditionNode } from '#plugins/marketing/fields/conditions'
import { selectionRule } from '#core/lists/selection'

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

/** A rule that is tried, as its form has it. */
export const storeTrial = vine.compile(
  vine.object({
    kind: vine.string().maxLength(64),
    settings: vine.object({}).allowUnknownProperties(),
    conditions: vine
      .object({ match: vine.enum(MATCHES), list: vine.array(conditionNode()).maxLength(50) })
      .use(described({ description: 'Conditions of the rule, in groups.' })),
    channels: vine.array(vine.string().maxLength(64)).maxLength(200),
    groups: vine.array(vine.string().maxLength(64)).maxLength(200),
  })
)
