import { rangeInvalid } from '#plugins/sales/shared/errors'
import { readPostcodes } from '#plugins/sales/shared/check_place'

interface RateBounds {
  startsOn: string | null
  endsOn: string | null
  postcodeFrom: string
  postcodeTo: string
}

/** Checks a rate, and writes its postcodes as they are compared. @throws postcodesInvalid, rangeInvalid */
export function checkTaxRate(rate: RateBounds): void {
  if (rate.startsOn !== null && rate.endsOn !== null && rate.endsOn < rate.startsOn) throw rangeInvalid({}, 'endsOn')
  const { from, to } = readPostcodes({ from: rate.postcodeFrom, to: rate.postcodeTo })
  rate.postcodeFrom = from
  rate.postcodeTo = to
}
