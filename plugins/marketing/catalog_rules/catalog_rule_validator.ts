import vine from '@vinejs/vine'
import { CATALOG_KINDS } from '#plugins/marketing/catalog_rules/catalog_rule'
import { strictNumber } from '#core/http/strict_number'
import { triedRule } from '#plugins/marketing/validators/tried_rule'

/** A rule whose effect is asked for. */
export const storeCatalogRulePreview = vine.compile(
  vine.object({
    ...triedRule(),
    kind: vine.enum(CATALOG_KINDS),
    percent: strictNumber().withoutDecimals().range([0, 10_000]).nullable().optional(),
    amount: strictNumber().withoutDecimals().range([0, 999_999_999_999]).nullable().optional(),
  })
)
