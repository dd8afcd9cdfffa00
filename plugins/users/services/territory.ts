import { readPlace, type Place } from '#plugins/users/services/postcode'

/** Where in or outside France an address is. */
export interface Territory {
  kind: 'mainland' | 'corsica' | 'overseas' | 'monaco' | 'abroad'
  /** ISO 3166, two letters; overseas departments and collectivities have their own. */
  country: string
  /** Department of the mainland and of Corsica: `75`, `2A`. Null elsewhere, and for military postcodes. */
  department: string | null
}

const OVERSEAS = new Set(['GP', 'BL', 'MF', 'MQ', 'GF', 'RE', 'PM', 'YT', 'WF', 'PF', 'NC'])

/** Beginnings of the postcodes of Corse-du-Sud; the others of 20 are Haute-Corse. */
const SOUTH_OF_CORSICA = /^20[01]/

/**
 * The territory of a place, by which delivery and taxes go, however the address was written: an overseas postcode under
 * "FR" is overseas. Null when the country has no such postcode.
 */
export function territoryOf(place: Place): Territory | null {
  const read = readPlace(place)
  if (!read) return null
  const { country, postcode } = read
  if (OVERSEAS.has(country)) return { kind: 'overseas', country, department: null }
  if (country === 'MC') return { kind: 'monaco', country, department: null }
  if (country !== 'FR') return { kind: 'abroad', country, department: null }
  if (postcode.startsWith('20')) {
    return { kind: 'corsica', country, department: SOUTH_OF_CORSICA.test(postcode) ? '2A' : '2B' }
  }
  const department = postcode.slice(0, 2)
  return { kind: 'mainland', country, department: department === '00' ? null : department }
}
