import vine from '@vinejs/vine'
import { anyOf, askedFor } from '#core/http/described_fields'
import { printableRule } from '#core/print/printable_rule'
import { strictNumber } from '#core/http/strict_number'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

const words = (longest: number) =>
  vine
    .string()
    .parse((value) => (value === null ? '' : value))
    .trim()
    .maxLength(longest)

/** A text that may be left out, or emptied: the body parser makes null of an empty one. */
const text = (longest: number) => words(longest).optional()

const perLocale = <T>(made: () => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, made()])) as Record<Locale, T>

/** What stands beside the name of a product on documents: in one language at least, as the actions say. */
export const printedNames = (longest: number) =>
  vine.object(perLocale(() => words(longest).use(printableRule()).optional())).use(anyOf(LOCALES))

const categoryText = (name: ReturnType<typeof words>) =>
  vine.object({
    name: name.optional(),
    slug: text(TEXT_LIMITS.slug),
    description: text(20_000),
    metaTitle: text(TEXT_LIMITS.metaTitle),
    metaDescription: text(TEXT_LIMITS.metaDescription),
  })

/** What a category says in each language. */
export const categoryTexts = () => vine.object(perLocale(() => categoryText(words(TEXT_LIMITS.label)).optional()))

/** The same of a new one, which has a name. */
export const newCategoryTexts = () =>
  vine.object(perLocale(() => categoryText(words(TEXT_LIMITS.label).use(askedFor())).optional())).use(anyOf(LOCALES))

/** The number of a row. */
export const rowId = () => strictNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)
