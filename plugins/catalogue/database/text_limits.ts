import { eachText, PRODUCT_TEXTS, productTextNames } from '#plugins/catalogue/products/fields'

/**
 * The longest texts of the catalogue, in UTF-16 code units like `String.length`. The columns have no limit of their own:
 * validators, actions and imports all use these. Those of a product's own texts are in `products/fields.ts`.
 */
export const TEXT_LIMITS = {
  ...eachText(productTextNames, (name) => PRODUCT_TEXTS[name].limit),
  /** Of a picture or video. */
  alt: 500,
  /** A SKU or product code. */
  key: 64,
  /** Label of an attribute, option, family or group, and name of a category. */
  label: 255,
  /** Code of an attribute, family, group, category or inventory source. */
  code: 64,
  optionCode: 120,
  /** Value of an attribute of type `text`. */
  value: 255,
  /** Value of an attribute of type `textarea`. */
  longValue: 100_000,
  /** Label of a bundle's option, title of a download. */
  partLabel: 200,
  /** Code of a bundle's option. */
  partCode: 40,
  /** Address of a download. */
  address: 2_000,
} as const

/** Codes of attributes, families and groups: they are names of columns in files. */
export const ATTRIBUTE_CODE = new RegExp(`^[a-z][a-z0-9_]{0,${TEXT_LIMITS.code - 1}}$`)

/** Codes of categories, media categories and inventory sources. */
export const CATEGORY_CODE = new RegExp(`^[a-z0-9][a-z0-9_-]{0,${TEXT_LIMITS.code - 1}}$`)

export const OPTION_CODE = new RegExp(`^[^\\s|>][^|>\\n]{0,${TEXT_LIMITS.optionCode - 1}}$`)
