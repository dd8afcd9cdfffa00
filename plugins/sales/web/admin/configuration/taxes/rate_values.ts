import type { Answer } from '#web/lib/registry'
import { basisPointsOf, percentOf } from './percent'

export type TaxRate = Answer<'sales.admin.tax_rates.show'>['data']
export type RateChoices = Answer<'sales.admin.tax_rate_choices.index'>['data']

const BLANK = {
  ...{ name: '', categories: [] as string[], countries: [] as string[], groups: [] as string[], state: '', note: '' },
  ...{ postcodeFrom: '', postcodeTo: '', needsVatNumber: false, keepsNet: false, priority: 0 },
  ...{
    vatCategory: '' as '' | 'S' | 'Z' | 'E' | 'K' | 'G' | 'O',
    startsOn: null as string | null,
    endsOn: null as string | null,
  },
}

/** A rate as its form edits it: in percent. */
export function valuesOf(rate: TaxRate | null) {
  if (!rate) return { ...BLANK, percent: 20 as number | null }
  const { id: _, version: __, basisPoints, ...values } = rate
  return { ...values, percent: percentOf(basisPoints) as number | null }
}

export function sentOf({ percent, ...values }: ReturnType<typeof valuesOf>) {
  return { ...values, priority: values.priority ?? 0, basisPoints: basisPointsOf(percent) }
}
