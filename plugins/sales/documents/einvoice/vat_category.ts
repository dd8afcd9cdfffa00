import type { TaxRate, VatCategory } from '#plugins/sales/contracts/tax_rate'

/** Exemption codes (VATEX) of categories that have exactly one. */
const EXEMPTIONS: Partial<Record<VatCategory, string>> = {
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** BT-151: the category of a rate. Without one, a rate above 0 is S, and a rate of 0 is E with a note, else Z. */
export function vatCategoryOf({ category, basisPoints, note }: TaxRate): VatCategory {
  if (category) return category
  if (basisPoints > 0) return 'S'
  return note ? 'E' : 'Z'
}

/** BT-121: exemption code; null: only the note gives the reason. */
export const exemptionCodeOf = (rate: TaxRate): string | null => EXEMPTIONS[vatCategoryOf(rate)] ?? null
