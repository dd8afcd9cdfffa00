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
}

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
