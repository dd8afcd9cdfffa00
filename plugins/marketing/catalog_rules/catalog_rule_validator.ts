import vine from '@vinejs/vine'
import { CATALOG_KINDS } from '#plugins/marketing/catalog_rules/catalog_rule'
import { MATCHES } from '#plugins/marketing/rules/cart_rule'
import { calendarDay, described } from '#core/http/described_fields'
import { conditionNode } from '#plugins/marketing/fields/conditions'
import { strictNumber } from '#core/http/strict_number'

const day = () => calendarDay().nullable().optional()

const time = () =>
  vine
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .use(described({ examples: ['18:00'] }))
    .nullable()
    .optional()

/** A rule whose effect is asked for, as its form has it. */
export const storeCatalogRulePreview = vine.compile(
  vine.object({
    id: strictNumber().withoutDecimals().range([0, Number.MAX_SAFE_INTEGER]),
    kind: vine.enum(CATALOG_KINDS),
    percent: strictNumber().withoutDecimals().range([0, 10_000]).nullable().optional(),
    amount: strictNumber().withoutDecimals().range([0, 999_999_999_999]).nullable().optional(),
    conditions: vine
      .object({ match: vine.enum(MATCHES), list: vine.array(conditionNode()).maxLength(50) })
      .use(described({ description: 'Conditions of the rule, in groups.' })),
    channels: vine.array(vine.string().maxLength(64)).maxLength(200),
    groups: vine.array(vine.string().maxLength(64)).maxLength(200),
    priority: strictNumber().withoutDecimals().range([0, 9999]),
    stopsOthers: vine.boolean({ strict: true }),
    startsOn: day(),
    startsTime: time(),
    endsOn: day(),
    endsTime: time(),
  })
)
