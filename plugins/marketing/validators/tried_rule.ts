import vine from '@vinejs/vine'
import { calendarDay, described } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { MATCHES } from '#plugins/marketing/rules/cart_rule'
import { conditionNode } from '#plugins/marketing/fields/conditions'

const day = () => calendarDay().nullable().optional()

const time = () =>
  vine
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .use(described({ examples: ['18:00'] }))
    .nullable()
    .optional()

/** What rules that are tried have in common, as their forms have it. */
export const triedRule = () => ({
  id: strictNumber().withoutDecimals().range([0, Number.MAX_SAFE_INTEGER]),
  conditions: vine
    .object({ match: vine.enum(MATCHES), list: vine.array(conditionNode()).maxLength(50) })
    .use(described({ description: 'Conditions of the rule, in groups.' })),
  channels: vine.array(vine.string().maxLength(64)).maxLength(200),
  groups: vine.array(vine.string().maxLength(64)).maxLength(200),
  priority: strictNumber()
    .withoutDecimals()
    .range([0, 9999])
    .use(described({ description: 'Position of the rule among the others, the lowest first.' })),
  stopsOthers: vine.boolean({ strict: true }),
  startsOn: day(),
  startsTime: time(),
  endsOn: day(),
  endsTime: time(),
})
