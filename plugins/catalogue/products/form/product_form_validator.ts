import vine from '@vinejs/vine'
import { anyOf, askedFor, calendarDay } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { LOCALES } from '#core/i18n/locales'
import { version } from '#core/http/record_validators'
import { compositionFields, variantPrices } from '#plugins/catalogue/products/form/composition_fields'
import { eachText, productTextNames, VARIANT_TEXTS, variantTextNames } from '#plugins/catalogue/products/fields'
import { PRODUCT_STATUSES, PRODUCT_TYPES } from '#plugins/catalogue/products/upsert/product_input'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

const id = () => strictNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)
const amount = () => strictNumber().withoutDecimals().min(0).max(1_000_000_000_000)
const key = () => vine.string().trim().maxLength(TEXT_LIMITS.key)

/** What a value may be is the attribute's own affair: `UpsertProducts` reads it. Null clears it. */
const values = () => vine.record(vine.any().nullable())

const name = () => vine.string().maxLength(TEXT_LIMITS.name)

const texts = (called = name()) =>
  vine
    .object({
      ...eachText(productTextNames, (field) => vine.string().maxLength(TEXT_LIMITS[field]).nullable().optional()),
      name: called.nullable().optional(),
      slug: vine.string().trim().maxLength(TEXT_LIMITS.slug).nullable().optional(),
      attributes: values().optional(),
    })
    .optional()

const variantFields = (price = amount()) => ({
  id: id().optional(),
  sku: key(),
  position: strictNumber().withoutDecimals().min(0).max(10_000).optional(),
  price: price.nullable().optional(),
  specialPrice: amount().nullable().optional(),
  specialFrom: calendarDay().nullable().optional(),
  specialTo: calendarDay().nullable().optional(),
  weight: strictNumber().withoutDecimals().min(0).max(2_000_000_000).nullable().optional(),
  ...eachText(variantTextNames, (field) =>
    vine.string().trim().maxLength(VARIANT_TEXTS[field].limit).nullable().optional()
  ),
  options: vine.record(vine.string().maxLength(255)).optional(),
  status: vine.enum(['published', 'draft'] as const).optional(),
  manageStock: vine.boolean().optional(),
  prices: variantPrices(),
  stock: vine.record(strictNumber().withoutDecimals().min(0).max(2_000_000_000)).optional(),
})

const translations = (called?: ReturnType<typeof name>) =>
  vine.object({ fr_FR: texts(called), en_GB: texts(called?.clone()) })

const medium = vine.object({
  mediaId: id(),
  kind: vine.enum(['image', 'video'] as const),
  alt: vine
    .object({
      fr_FR: vine.string().maxLength(TEXT_LIMITS.alt).nullable().optional(),
      en_GB: vine.string().maxLength(TEXT_LIMITS.alt).nullable().optional(),
    })
    .optional(),
  variant: key().nullable().optional(),
})

const links = () => vine.array(key()).maxLength(200).optional()

const fields = {
  ...compositionFields,
  status: vine.enum(PRODUCT_STATUSES).optional(),
  taxCategory: vine.string().trim().maxLength(TEXT_LIMITS.code).nullable().optional(),
  position: strictNumber().withoutDecimals().min(0).max(1_000_000).optional(),
  translations: translations().optional(),
  attributes: values().optional(),
  categories: vine.array(id()).maxLength(500).optional(),
  dishes: vine.array(id()).maxLength(500).optional(),
  links: vine.object({ related: links(), up_sell: links(), cross_sell: links() }).optional(),
  media: vine.array(medium).maxLength(200).optional(),
  variants: vine.array(vine.object(variantFields())).minLength(1).maxLength(500).optional(),
}

/** A new product: its type and family stay for life. */
export const storeProduct = vine.create({
  ...fields,
  code: key().optional(),
  type: vine.enum(PRODUCT_TYPES).optional(),
  family: vine.string().maxLength(TEXT_LIMITS.code).optional(),
  translations: translations(name().use(askedFor())).use(anyOf(LOCALES)).use(askedFor()).optional(),
  variants: vine
    .array(vine.object(variantFields(amount().use(askedFor()))))
    .minLength(1)
    .maxLength(500),
})

/** What is not named stays; variants that a list of them leaves out go. */
export const updateProduct = vine.create({
  ...fields,
  version: version(),
})

export const showForm = vine.create({ family: vine.string().maxLength(TEXT_LIMITS.code).optional() })

export const showSlug = vine.create({
  slug: vine.string().trim().maxLength(TEXT_LIMITS.slug),
  locale: vine.enum(['fr_FR', 'en_GB'] as const),
  id: id().optional(),
})

export const indexOptions = vine.create({
  attribute: vine.string().maxLength(TEXT_LIMITS.code),
  q: vine.string().trim().maxLength(100).optional(),
})

/** Pictures or files by words of their names. */
export const indexFiles = vine.create({ q: vine.string().trim().maxLength(100).optional() })
