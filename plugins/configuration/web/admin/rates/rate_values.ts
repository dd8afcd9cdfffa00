import type { Locale } from '#web/lib/locale'

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

/** A rate is text, so that no figure of it is lost; French writes it with a comma. */
export const writtenRate = (locale: Locale, rate: string) => (locale === 'fr_FR' ? rate.replace('.', ',') : rate)

export const valuesOf = ({ base, target, rate, source }: Rate): RateValues => ({
  base,
  target,
  rate,
  source: source || byHand,
})

export const sentSource = ({ source }: RateValues) => (source === byHand ? null : source)
