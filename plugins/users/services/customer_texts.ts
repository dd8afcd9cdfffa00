import { fold } from '#core/text/fold'
import { sortKey } from '#core/text/sort_key'
import { DEFAULT_LOCALE } from '#core/i18n/locales'

/** What customers are ordered by and found by. */
export interface CustomerTexts {
  sortName: string
  searchText: string
}

interface Named {
  email: string
  firstName: string
  lastName: string
  company?: string | null
  corporateName?: string | null
  tradeName?: string | null
  phone?: string | null
}

/**
 * A customer as lists order and find them: by last name first, and by any word of their names, companies, address and
 * number: as it is stored and as it is dialled at home.
 */
export function customerTexts(customer: Named): CustomerTexts {
  const { email, firstName, lastName, company, corporateName, tradeName, phone } = customer
  const digits = phone?.replace(/\D/g, '') ?? ''
  const words = [firstName, lastName, company, corporateName, tradeName, email, digits, digits.replace(/^33/, '0')]
  return {
    sortName: sortKey(`${lastName} ${firstName}`, DEFAULT_LOCALE),
    searchText: fold(words.filter(Boolean).join(' ')),
  }
}
