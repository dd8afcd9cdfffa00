import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

/** Categories of VAT in EN 16931 (UNCL 5305) that a shop needs. */
export const VAT_CATEGORIES = ['S', 'Z', 'E', 'K', 'G', 'O'] as const

export type VatCategory = (typeof VAT_CATEGORIES)[number]

/** Reasons of an exemption by code (VATEX), where the category has one of its own. */
const EXEMPTIONS: Partial<Record<VatCategory, string>> = {
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** BT-151: the category of a rate. One that does not say is told by its height, and by its note where it is nought. */
export function vatCategoryOf({ category, basisPoints, note }: TaxRate): VatCategory {
  if (category) return category
  if (basisPoints > 0) return 'S'
  return note ? 'E' : 'Z'
}

/** BT-121: why no VAT is charged, by its code; null: the note alone says it. */
export const exemptionCodeOf = (rate: TaxRate): string | null => EXEMPTIONS[vatCategoryOf(rate)] ?? null
