/** A rate as its form edits it. */
export interface RateValues {
  base: string
  target: string
  rate: string
  source: string
  [field: string]: unknown
}

export interface Rate {
  id: number
  base: string
  target: string
  rate: string
  source: string
  version: number
}

export interface RateChoices {
  currencies: { code: string; name: string }[]
  sources: { name: string; label: string }[]
}

/** A choice needs a value: the API knows "by hand" as no source. */
export const byHand = 'hand'

export const valuesOf = ({ base, target, rate, source }: Rate): RateValues => ({
  base,
  target,
  rate,
  source: source || byHand,
})

export const sentSource = ({ source }: RateValues) => (source === byHand ? null : source)
