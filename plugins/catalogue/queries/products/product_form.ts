import type { Label } from '#core/plugin/contract'
import type { Locale } from '#core/i18n/locales'
import type { FormComposition } from '#plugins/catalogue/queries/products/form_composition'
import type { PriceRule } from '#plugins/catalogue/services/upsert/composition_input'
import type { AttributeValues } from '#plugins/catalogue/services/upsert/attribute_values'
import type { LinkKind, ProductStatus, ProductType } from '#plugins/catalogue/services/upsert/product_input'

/** What one language says of a product, for its form. */
export interface FormTexts {
  name: string
  slug: string
  /** Where the page stands, below the site's root; null: it has no slug yet. */
  path: string | null
  description: string
  metaTitle: string
  metaDescription: string
  attributes: AttributeValues
}

export interface FormLevel {
  /** Source code. */
  source: string
  onHand: number
  /** Promised to somebody. */
  reserved: number
}

export interface FormPrice {
  group: string | null
  quantity: number
  amount: number | null
  percent: number | null
}

export interface FormVariant {
  id: number
  sku: string
  position: number
  /** Minor units. */
  price: number
  specialPrice: number | null
  /** First day of the special price in the shop's zone, `2026-12-01`. */
  specialFrom: string | null
  /** Its last day. */
  specialTo: string | null
  /** Grams. */
  weight: number | null
  barcode: string | null
  options: Record<string, string>
  status: 'published' | 'draft'
  manageStock: boolean
  /** Prices by group (null: everybody) and quantity: an amount or basis points off. */
  prices: FormPrice[]
  stock: FormLevel[]
}

/** A product that another one leads to. */
export interface FormLink {
  /** Its code, which is what a form sends back. */
  code: string
  /** Null while no product bears the code. */
  id: number | null
  name: string
  sku: string
  image: string | null
}

export interface FormMedium {
  mediaId: number
  kind: 'image' | 'video'
  alt: Partial<Record<Locale, string>>
  /** SKU of the variant it shows. */
  variant: string | null
  /** File name it came with. */
  name: string
  /** Small form of a picture; the file of a video. */
  url: string
}

/** A product as its form edits it. */
export interface ProductForm extends FormComposition {
  id: number
  version: number
  code: string
  type: ProductType
  family: string
  /** What the family is called; a language may be missing. */
  familyName: Partial<Label>
  status: ProductStatus
  /** Codes of the attributes that its family requires and that it lacks: it cannot be published without them. */
  missing: string[]
  taxCategory: string | null
  position: number
  currency: string
  createdAt: string
  updatedAt: string
  priceRule: PriceRule
  /** Basis points off the sum of a bundle's parts. */
  partsDiscount: number
  optionAttributes: string[]
  attributes: AttributeValues
  translations: Record<Locale, FormTexts>
  variants: FormVariant[]
  /** Ids, the main one first. */
  categories: number[]
  dishes: number[]
  links: Record<LinkKind, FormLink[]>
  media: FormMedium[]
}
