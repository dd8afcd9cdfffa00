import { listCountries } from '#plugins/users/index'
import { bareCode, type Postcodes } from '#plugins/sales/shared/within_postcodes'
import { countryUnknown, postcodesInvalid } from '#plugins/sales/shared/errors'

const CODE = /^[A-Z0-9]{1,10}$/
const BEGINNING = /^[A-Z0-9]{0,9}\*$/

/** Postcodes as they are kept. A beginning ends a range by itself. @throws postcodesInvalid */
export function readPostcodes({ from, to }: Postcodes): Postcodes {
  const [first, last] = [bareCode(from), bareCode(to)]
  if (first === '' && last === '') return { from: '', to: '' }
  if (BEGINNING.test(first) && last === '') return { from: first === '*' ? '' : first, to: '' }
  if (!CODE.test(first)) throw postcodesInvalid({}, 'postcodeFrom')
  const isBackwards = last.length === first.length && last < first
  if (last !== '' && (!CODE.test(last) || last.length < first.length || isBackwards)) {
    throw postcodesInvalid({}, 'postcodeTo')
  }
  return { from: first, to: last === first ? '' : last }
}

const known = new Set(listCountries('fr_FR').map(({ code }) => code))

/** @throws countryUnknown */
export function checkCountry(country: string, field: string): void {
  if (!known.has(country)) throw countryUnknown({ country }, field)
}
