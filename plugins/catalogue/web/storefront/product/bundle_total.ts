import type { Bundle, BundleOption, Part } from '#web/lib/shapes'

/** What is chosen of a bundle: quantities by SKU, per option. */
export type Choice = Record<string, Record<string, number>>

/** Id of the form with the choice of a bundle or group. The buy button may be outside of the form. */
export const choiceFormId = 'choice'

/** The fields of a form, or the parameters of an address. */
export interface ChoiceFields {
  getAll(name: string): unknown[]
}

/** Names of the fields for the chosen part of an option, and for its quantity. */
export const partField = (option: string) => `part[${option}]`
export const countField = (option: string, sku: string) => `count[${option}.${sku}]`

export function isSingle({ type }: BundleOption): boolean {
  return type === 'select' || type === 'radio'
}

/** The choice in an address or a form. Unless it `hasChoice`, and for missing required options, the defaults. */
export function choiceOf(bundle: Bundle, fields: ChoiceFields, hasChoice: boolean): Choice {
  return Object.fromEntries(bundle.options.map((option) => [option.code, chosenOf(option, fields, hasChoice)]))
}

function chosenOf(option: BundleOption, fields: ChoiceFields, hasChoice: boolean) {
  const skus = new Set(fields.getAll(partField(option.code)).map(String))
  const ticked = option.parts.filter(({ sku }) => skus.has(sku))
  const mustChoose = option.isRequired && ticked.length === 0
  const chosen = hasChoice && !mustChoose ? ticked : suggested(option)
  const parts = isSingle(option) ? chosen.slice(0, 1) : chosen
  return Object.fromEntries(parts.map((part) => [part.sku, quantityOf(option, part, fields)]))
}

function quantityOf({ code }: BundleOption, part: Part, fields: ChoiceFields): number {
  const count = Number(fields.getAll(countField(code, part.sku))[0])
  return part.isQuantityFree && Number.isSafeInteger(count) && count > 0 ? Math.min(count, 999) : part.quantity
}

/** The default parts, else the first part of a required option. */
function suggested({ parts, isRequired }: BundleOption): Part[] {
  const marked = parts.filter(({ isDefault }) => isDefault)
  return marked.length > 0 || !isRequired ? marked : parts.slice(0, 1)
}

/** The price of a choice: of the bundle itself, or of its parts less the discount, half up. */
export function totalOf(bundle: Bundle, choice: Choice): { total: number; separately: number } {
  const separately = bundle.options.reduce((sum, { code, parts }) => {
    return parts.reduce((part, { sku, price }) => part + price.amount * (choice[code]?.[sku] ?? 0), sum)
  }, 0)
  if (bundle.priceRule === 'fixed') return { total: bundle.total.amount, separately }
  return { total: Math.floor((separately * (10_000 - bundle.discount) * 2 + 10_000) / 20_000), separately }
}
