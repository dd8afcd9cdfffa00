import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { LinkKind } from '#plugins/catalogue/products/upsert/product_input'
import type {
  BundleOptionState,
  DownloadState,
  MediaState,
  PartState,
  ProductState,
  TranslationState,
  VariantState,
} from '#plugins/catalogue/products/upsert/product_state'
import type { RowIn } from '#core/database/table'
import type { variantPrices } from '#plugins/catalogue/products/tables'

/** The texts of a product in one language, for its form. */
export interface FormTexts extends TranslationState {
  /** Where the page stands, below the site's root; null: it has no slug yet. */
  path: string | null
}

export interface FormLevel {
  /** Source code. */
  source: string
  onHand: number
  /** Reserved pieces. */
  reserved: number
}

/** By customer group (null: all) and quantity: an amount, or a discount in basis points. */
export type FormPrice = Omit<RowIn<typeof variantPrices>, 'id' | 'variantId'>

/** Its special price holds from a first day to a last day in the shop's zone, `2026-12-01`. */
export interface FormVariant extends Omit<VariantState, 'id' | 'prices' | 'stock'> {
  id: number
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

export interface FormMedium extends MediaState {
  /** File name it came with. */
  name: string
  /** Small form of a picture; the file of a video. */
  url: string
}

/** A variant inside a bundle or a group. */
export interface FormPart extends PartState {
  /** Empty while no product bears the SKU. */
  name: string
}

export interface FormBundleOption extends Omit<BundleOptionState, 'parts'> {
  parts: FormPart[]
}

export interface FormDownload extends DownloadState {
  /** Of a file; null: an address. */
  name: string | null
  /** How often it was fetched. */
  downloads: number
}

/** Who may have prices of their own. */
export interface FormCustomerGroup {
  code: string
  name: string
}

/** What a product is, beside what its form shows in words of its own. */
type OwnFields = Omit<
  ProductState,
  'id' | 'familyId' | 'rowHash' | 'translations' | 'variants' | 'links' | 'media' | 'bundle' | 'members' | 'downloads'
>

/** A product as its form edits it. */
export interface ProductForm extends OwnFields {
  id: number
  family: string
  /** What the family is called; a language may be missing. */
  familyName: Partial<Label>
  /** Codes of the attributes that its family requires and that it lacks: it cannot be published without them. */
  missing: string[]
  currency: string
  createdAt: string
  updatedAt: string
  translations: Record<Locale, FormTexts>
  variants: FormVariant[]
  links: Record<LinkKind, FormLink[]>
  media: FormMedium[]
  bundle: FormBundleOption[]
  members: FormPart[]
  downloads: FormDownload[]
  customerGroups: FormCustomerGroup[]
}
