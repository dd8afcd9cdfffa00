/**
 * The demo shop's accounts. Everybody may know their password: they exist only where `DEMO=1`, and a
 * shop without that line does not start while they are there.
 */
export const DEMO_PASSWORD = 'Degustation-2026!'

export const DEMO_STAFF = { email: 'demo@cellier.example', name: 'Démonstration', role: 'admin' }

/** Their e-mail addresses are confirmed, so that they can order at once. */
export const DEMO_CUSTOMERS = [
  {
    email: 'client@cellier.example',
    firstName: 'Camille',
    lastName: 'Démonstration',
    postcode: '75011',
    city: 'Paris',
  },
  {
    email: 'pro@cellier.example',
    firstName: 'Dominique',
    lastName: 'Démonstration',
    kind: 'professional' as const,
    corporateName: 'Restaurant de démonstration',
    registrationNumber: '73282932000074',
    postcode: '69002',
    city: 'Lyon',
  },
]
