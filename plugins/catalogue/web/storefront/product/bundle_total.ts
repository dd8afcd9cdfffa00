import type { Bundle, BundleOption, Part } from '#web/lib/shapes'

/** What is chosen of a bundle: quantities by SKU, per option. */
export type Choice = Record<string, Record<string, number>>

/** The form of what is chosen of a bundle or a group: what buys it may be a field of it, wherever it stands. */
export const choiceFormId = 'choice'

/** Fields of a form, or of an address. */
export interface Said {
  getAll(name: string): unknown[]
}

/** Name of the field that holds what is chosen of an option, and of a part's quantity. */
export const partField = (option: string) => `part[${option}]`
export const countField = (option: string, sku: string) => `count[${option}.${sku}]`

export function isSingle({ type }: BundleOption): boolean {
  return type === 'select' || type === 'radio'
}

/** What an address or a form says is chosen; what it is silent about is as the shop suggests. */
export function choiceOf(bundle: Bundle, said: Said, isTold: boolean): Choice {
  return Object.fromEntries(bundle.options.map((option) => [option.code, chosenOf(option, said, isTold)]))
}

function chosenOf(option: BundleOption, said: Said, isTold: boolean) {
  const skus = new Set(said.getAll(partField(option.code)).map(String))
  const told = option.parts.filter(({ sku }) => skus.has(sku))
  const mustChoose = option.isRequired && told.length === 0
  const chosen = isTold && !mustChoose ? told : suggested(option)
  const kept = isSingle(option) ? chosen.slice(0, 1) : chosen
  return Object.fromEntries(kept.map((part) => [part.sku, quantityOf(option, part, said)]))
}

function quantityOf({ code }: BundleOption, part: Part, said: Said): number {
  const count = Number(said.getAll(countField(code, part.sku))[0])
  return part.isQuantityFree && Number.isSafeInteger(count) && count > 0 ? Math.min(count, 999) : part.quantity
}

/** The parts marked so, else the first where one must be. */
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
