import vine from '@vinejs/vine'
import { writtenNumber } from '#core/http/written_number'
import { compositionFields, variantPrices } from '#plugins/catalogue/validators/composition_fields'
import { PRODUCT_STATUSES, PRODUCT_TYPES } from '#plugins/catalogue/services/upsert/product_input'

const id = () => writtenNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)
const amount = () => writtenNumber().withoutDecimals().min(0).max(1_000_000_000_000)
const key = () => vine.string().trim().maxLength(64)
const day = () => vine.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/** What a value may be is the attribute's own affair: `UpsertProducts` reads it. Null clears it. */
const values = () => vine.record(vine.any().nullable())

const texts = () =>
  vine
    .object({
      name: vine.string().maxLength(1_000).nullable().optional(),
      slug: vine.string().trim().maxLength(255).nullable().optional(),
      description: vine.string().maxLength(200_000).nullable().optional(),
      metaTitle: vine.string().maxLength(1_000).nullable().optional(),
      metaDescription: vine.string().maxLength(2_000).nullable().optional(),
      attributes: values().optional(),
    })
    .optional()

const variant = vine.object({
  id: id().optional(),
  sku: key(),
  position: writtenNumber().withoutDecimals().min(0).max(10_000).optional(),
  price: amount().nullable().optional(),
  specialPrice: amount().nullable().optional(),
  specialFrom: day().nullable().optional(),
  specialTo: day().nullable().optional(),
  weight: writtenNumber().withoutDecimals().min(0).max(2_000_000_000).nullable().optional(),
  barcode: vine.string().trim().maxLength(64).nullable().optional(),
  options: vine.record(vine.string().maxLength(255)).optional(),
  status: vine.enum(['published', 'draft'] as const).optional(),
  manageStock: vine.boolean().optional(),
  prices: variantPrices(),
  stock: vine.record(writtenNumber().withoutDecimals().min(0).max(2_000_000_000)).optional(),
})

const medium = vine.object({
  mediaId: id(),
  kind: vine.enum(['image', 'video'] as const),
  alt: vine
    .object({
      fr_FR: vine.string().maxLength(500).nullable().optional(),
      en_GB: vine.string().maxLength(500).nullable().optional(),
    })
    .optional(),
  variant: key().nullable().optional(),
})

const links = () => vine.array(vine.string().trim().maxLength(64)).maxLength(200).optional()

const fields = {
  ...compositionFields,
  status: vine.enum(PRODUCT_STATUSES).optional(),
  taxCategory: vine.string().trim().maxLength(64).nullable().optional(),
  position: writtenNumber().withoutDecimals().min(0).max(1_000_000).optional(),
  translations: vine.object({ fr_FR: texts(), en_GB: texts() }).optional(),
  attributes: values().optional(),
  categories: vine.array(id()).maxLength(500).optional(),
  dishes: vine.array(id()).maxLength(500).optional(),
  links: vine.object({ related: links(), up_sell: links(), cross_sell: links() }).optional(),
  media: vine.array(medium).maxLength(200).optional(),
  variants: vine.array(variant).minLength(1).maxLength(500).optional(),
}

/** A new product: its type and family stay for life. */
export const storeProduct = vine.create({
  ...fields,
  code: key().optional(),
  type: vine.enum(PRODUCT_TYPES).optional(),
  family: vine.string().maxLength(64).optional(),
  variants: vine.array(variant.clone()).minLength(1).maxLength(500),
})

/** What is not named stays; variants that a list of them leaves out go. */
export const updateProduct = vine.create({
  ...fields,
  version: writtenNumber().withoutDecimals().min(1).max(2_000_000_000),
})

export const showForm = vine.create({ family: vine.string().maxLength(64).optional() })

export const showSlug = vine.create({
  slug: vine.string().trim().maxLength(255),
  locale: vine.enum(['fr_FR', 'en_GB'] as const),
  id: id().optional(),
})

export const indexOptions = vine.create({
  attribute: vine.string().maxLength(64),
  q: vine.string().trim().maxLength(100).optional(),
})

/** Pictures or files by words of their names. */
export const indexFiles = vine.create({ q: vine.string().trim().maxLength(100).optional() })
