/** A short text in every language of the product. */
export interface Label {
  fr_FR: string
  en_GB: string
}

/** A label inside a sentence: « Taux de TVA » → « taux de TVA ». An abbreviation at its beginning stays: “VAT rates”. */
export function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
