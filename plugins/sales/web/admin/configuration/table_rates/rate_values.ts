import type { ResponseOf } from '#web/lib/registry'

export type TableRate = ResponseOf<'sales.admin.table_rates.show'>['data']
export type TableChoices = ResponseOf<'sales.admin.table_rate_choices.index'>['data']

const kilos = (grams: number | null) => (grams === null ? null : grams / 1000)
const grams = (weight: number | null) => (weight === null ? null : Math.round(weight * 1000))

/** Form values of a row. Weights are in kilograms, the country is optional. */
export function valuesOf(rate: TableRate | null, channel: string) {
  const { id: _, version: __, ...values } = rate ?? { ...blank, channel }
  return {
    ...values,
    country: (values.country || null) as string | null,
    weightFrom: kilos(values.weightFrom),
    weightTo: kilos(values.weightTo),
    // A new row has no price: free delivery must be entered as 0.
    price: (rate ? rate.price : null) as number | null,
  }
}

export function sentOf({ price, position, ...values }: ReturnType<typeof valuesOf>) {
  return {
    ...values,
    // The server refuses an empty price.
    price: price as number,
    position: position ?? 0,
    weightFrom: grams(values.weightFrom),
    weightTo: grams(values.weightTo),
  }
}

const blank: TableRate = {
  id: 0,
  version: 0,
  channel: '',
  label: '',
  country: 'FR',
  state: '',
  postcodeFrom: '',
  postcodeTo: '',
  weightFrom: null,
  weightTo: null,
  amountFrom: null,
  amountTo: null,
  quantityFrom: null,
  quantityTo: null,
  price: 0,
  delay: '',
  position: 0,
  isActive: true,
}
