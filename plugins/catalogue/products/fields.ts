import { snakeCase } from '#core/database/table'
import type { Label } from '#core/i18n/label'

/**
 * A plain text of a product or of a variant. Its column, its place in forms, files, the audit log and the API follow from
 * this description; docs/resources.md lists what a new one needs beside it.
 */
export interface TextField {
  /** Longest text, in UTF-16 code units like `String.length`. The columns have no limit of their own. */
  limit: number
  /** What its column in an import is called. */
  label: Label
  /** Names that other programs give to this column. */
  aliases?: readonly string[]
  example?: string
  /** Documents print it, so that it may hold only what their fonts can. */
  isPrinted?: true
  /** It may be HTML, which is cleaned before it is stored; else it is plain text with lines. */
  isHtml?: true
  /** Customers search in it. */
  isSearched?: true
  /** False: it is told of one product only, and a copy begins without it. */
  isCopied?: false
}

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** The texts of a product, one per language. Empty ones fall back to the first language when read. */
export const PRODUCT_TEXTS = {
  name: {
    limit: 255,
    label: label('Nom', 'Name'),
    aliases: ['nom', 'titre', 'title', 'designation', 'libelle'],
    example: 'Margaux 2018',
    isPrinted: true,
    isSearched: true,
  },
  /** As it is entered; `slugify` shortens it to 120. */
  slug: { limit: 255, label: label('Slug', 'Slug') },
  description: {
    limit: 100_000,
    isHtml: true,
    label: label('Description', 'Description'),
    aliases: ['texte', 'body html'],
    isSearched: true,
  },
  metaTitle: { limit: 255, label: label('Titre SEO', 'SEO title') },
  metaDescription: { limit: 500, label: label('Description SEO', 'SEO description') },
} as const satisfies Record<string, TextField>

/** The texts of a variant that are the same in every language; null without one. */
export const VARIANT_TEXTS = {
  barcode: {
    limit: 64,
    label: label('Code-barres', 'Barcode'),
    aliases: ['ean', 'ean13', 'gtin', 'code barre', 'variant barcode'],
    isCopied: false,
  },
} as const satisfies Record<string, TextField>

export type ProductText = keyof typeof PRODUCT_TEXTS
export type VariantText = keyof typeof VARIANT_TEXTS

export const productTextNames = Object.keys(PRODUCT_TEXTS) as ProductText[]
/** The texts of a product that customers search in. */
export const searchedTexts = productTextNames.filter((name) => (PRODUCT_TEXTS[name] as TextField).isSearched)

export const variantTextNames = Object.keys(VARIANT_TEXTS) as VariantText[]

/** A field for each text. */
export function eachText<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}

/** The text that a column of an import holds: `meta_title` → `metaTitle`. */
export function textOfColumn<Name extends string>(names: readonly Name[], column: string): Name | undefined {
  return names.find((name) => snakeCase(name) === column)
}
