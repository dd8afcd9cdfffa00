import vine from '@vinejs/vine'
import { calendarDay, described } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { selectionRule } from '#core/lists/selection'
import { version } from '#core/records/record_validators'
import { CART_SUBJECTS, KINDS, LINE_SUBJECTS, OPERATORS } from '#plugins/marketing/rules/cart_rule'

const day = () => calendarDay().nullable().optional()

const codes = () => vine.array(vine.string().trim().maxLength(64)).maxLength(200).distinct().optional()

const limit = () => strictNumber().withoutDecimals().range([1, 1_000_000]).nullable().optional()

const word = () => vine.string().trim().minLength(1).maxLength(120)

const condition = () =>
  vine.object({
    subject: vine.enum([...CART_SUBJECTS, ...LINE_SUBJECTS]),
    attribute: vine.string().trim().maxLength(64).nullable().optional(),
    operator: vine.enum(OPERATORS),
    values: vine.array(vine.string().trim().maxLength(64)).maxLength(200),
  })

const fields = {
  name: word(),
  description: vine.string().trim().maxLength(500).nullable().optional(),
  label: vine.object({ fr_FR: word(), en_GB: word() }),
  isActive: vine.boolean(),
  startsOn: day(),
  endsOn: day(),
  channels: codes(),
  groups: codes(),
  kind: vine.enum(KINDS),
  amount: strictNumber().withoutDecimals().range([0, 100_000_000]).nullable().optional(),
  mostPieces: limit(),
  onShipping: vine.boolean().optional(),
  freeShipping: vine.boolean().optional(),
  stopsOthers: vine.boolean().optional(),
  needsCode: vine.boolean().optional(),
  code: vine.string().trim().maxLength(60).nullable().optional(),
  usageLimit: limit(),
  usesPerCustomer: limit(),
  priority: strictNumber().withoutDecimals().range([0, 9999]).optional(),
  conditions: vine
    .object({ match: vine.enum(['all', 'any'] as const), list: vine.array(condition()).maxLength(20) })
    .optional(),
}

export const storeCartRule = vine.compile(vine.object(fields))

export const updateCartRule = vine.compile(vine.object({ ...fields, version: version() }))

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
