/** What the dialog of a change of many products holds. */
export interface ChangeValues {
  priceMode: '' | 'set' | 'raise' | 'lower' | 'raise_percent' | 'lower_percent'
  /** Minor units. */
  priceAmount: number | null
  /** Per cent, with decimals. */
  pricePercent: number | null
  specialMode: '' | 'clear' | 'set' | 'below_percent'
  specialAmount: number | null
  specialPercent: number | null
  from: string | null
  to: string | null
  status: string
  addCategories: string[]
  removeCategories: string[]
  stockMode: '' | 'set' | 'add'
  /** Code of a source. */
  stockSource: string
  stockQuantity: number | null
  /** Code of an attribute. */
  attribute: string
  attributeMode: 'set' | 'add' | 'clear'
  attributeValue: AttributeValue
}

export type AttributeValue = string | number | boolean | string[] | null

export const noChange: ChangeValues = {
  priceMode: '',
  priceAmount: null,
  pricePercent: null,
  specialMode: '',
  specialAmount: null,
  specialPercent: null,
  from: null,
  to: null,
  status: '',
  addCategories: [],
  removeCategories: [],
  stockMode: '',
  stockSource: '',
  stockQuantity: null,
  attribute: '',
  attributeMode: 'set',
  attributeValue: null,
}

const basisPoints = (percent: number | null) => (percent === null ? undefined : Math.round(percent * 100))

/** What is sent: only what was chosen. */
export function changeOf(values: ChangeValues) {
  const { priceMode, specialMode, status, addCategories, removeCategories, from, to } = values
  return {
    ...(priceMode ? { price: priceOf(values) } : {}),
    ...(specialMode ? { special: { ...specialOf(values), from, to } } : {}),
    ...(status ? { status } : {}),
    ...(addCategories.length > 0 ? { addCategories: addCategories.map(Number) } : {}),
    ...(removeCategories.length > 0 ? { removeCategories: removeCategories.map(Number) } : {}),
    ...(values.stockMode ? { stock: stockOf(values) } : {}),
    ...(values.attribute ? { attribute: attributeOf(values) } : {}),
  }
}

function priceOf({ priceMode, priceAmount, pricePercent }: ChangeValues) {
  const isPercent = priceMode.endsWith('percent')
  return {
    mode: priceMode,
    ...(isPercent ? { percent: basisPoints(pricePercent) } : { amount: priceAmount ?? undefined }),
  }
}

function specialOf({ specialMode, specialAmount, specialPercent }: ChangeValues) {
  if (specialMode === 'clear') return { mode: specialMode }
  if (specialMode === 'set') return { mode: specialMode, amount: specialAmount ?? undefined }
  return { mode: specialMode, percent: basisPoints(specialPercent) }
}

function stockOf({ stockMode, stockSource, stockQuantity }: ChangeValues) {
  return { mode: stockMode, source: stockSource, quantity: stockQuantity ?? undefined }
}

function attributeOf({ attribute, attributeMode, attributeValue }: ChangeValues) {
  if (attributeMode === 'clear') return { code: attribute, mode: attributeMode }
  return { code: attribute, mode: attributeMode, value: attributeValue }
}
