import vine from '@vinejs/vine'
import { printableRule } from '#core/print/printable_rule'
import { writtenNumber } from '#core/http/written_number'
import { LOCALES, type Locale } from '#core/i18n/locales'

/** A text that may be left out, or emptied: the body parser makes null of an empty one. */
export const text = (longest: number) => line(longest).optional()

const line = (longest: number) =>
  vine
    .string()
    .parse((value) => (value === null ? '' : value))
    .trim()
    .maxLength(longest)

const perLocale = <T>(made: () => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, made()])) as Record<Locale, T>

/** One text a language. */
export const texts = (longest: number) => vine.object(perLocale(() => text(longest)))

/** The same for what stands beside the name of a product on documents. */
export const printedTexts = (longest: number) =>
  vine.object(perLocale(() => line(longest).use(printableRule()).optional()))

/** What a category says in each language. */
export const categoryTexts = vine.object(
  perLocale(() =>
    vine
      .object({
        name: text(255),
        slug: text(120),
        description: text(20_000),
        metaTitle: text(255),
        metaDescription: text(500),
      })
      .optional()
  )
)

/** The version that was edited. */
export const version = () => writtenNumber().withoutDecimals().positive()

/** The number of a row. */
export const rowId = () => writtenNumber().withoutDecimals().positive().max(Number.MAX_SAFE_INTEGER)

/** Deleting what others need is asked twice: `?confirmed=1`. */
export const confirmation = vine.create({ confirmed: vine.boolean().optional() })
