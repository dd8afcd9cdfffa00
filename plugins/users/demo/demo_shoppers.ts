import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '#plugins/users/demo/demo_accounts'
import { personName } from '#core/text/person_name'
import type { NewCustomer } from '#plugins/users/actions/create_customer'

/** Somebody who buys in the demo shop. */
export interface DemoShopper {
  customer: NewCustomer
  postcode: string
  city: string
}

const TOWNS = [
  ['75011', 'Paris'],
  ['69002', 'Lyon'],
  ['33000', 'Bordeaux'],
  ['44000', 'Nantes'],
  ['67000', 'Strasbourg'],
  ['20000', 'Ajaccio'],
  ['97400', 'Saint-Denis'],
  ['35000', 'Rennes'],
] as const

/** Called by what they do and like: nobody's name. */
const AMATEURS = ['Amateur', 'Collectionneuse', 'Curieux'] as const
const LIKED = ['Bordeaux', 'Bourgogne', 'Champagne', 'Loire', 'Rhône', 'Provence'] as const
const TRADES = ['Restaurant', 'Bistrot', 'Cave'] as const
const PLACES = ['du Marché', 'de la Gare'] as const

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
const phone = (at: number) => `+3319900${String(1000 + at)}`

/**
 * The two whom everybody may sign in as, amateurs of a region each, and small houses that buy for their guests: nobody
 * signs in as those.
 */
export function demoShoppers(): DemoShopper[] {
  const open = DEMO_CUSTOMERS.map(({ postcode, city, ...customer }) => ({
    customer: { ...customer, password: DEMO_PASSWORD, isDemo: true, isEmailConfirmed: true },
    postcode,
    city,
  }))
  const amateurs = AMATEURS.flatMap((firstName) => LIKED.map((lastName) => ({ firstName, lastName })))
  const houses = TRADES.flatMap((trade) =>
    PLACES.map((place) => ({
      firstName: 'Service',
      lastName: 'Achats',
      kind: 'professional' as const,
      corporateName: `${trade} ${place}`,
    }))
  )
  const others = [...amateurs, ...houses].map((shopper, at) => {
    const name = 'corporateName' in shopper ? shopper.corporateName : personName(shopper)
    const [postcode, city] = TOWNS[at % TOWNS.length] ?? TOWNS[0]
    const contact = { email: `${plain(name)}@cellier.example`, phone: phone(at), password: null, isDemo: true }
    return { customer: { ...shopper, ...contact }, postcode, city }
  })
  return [...open, ...others]
}
