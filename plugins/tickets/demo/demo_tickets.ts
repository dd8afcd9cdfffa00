/** A ticket of the demo shop. `by`: who opened it. Names of the vocabulary are the French ones. */
export interface DemoTicket {
  subject: string
  description: string
  tracker: 'Anomalie' | 'Evolution' | 'Assistance'
  priority: 'Bas' | 'Normal' | 'Haut' | 'Urgent'
  by: 'customer' | 'staff'
  category?: number
  /** Days from today. */
  start?: number
  due?: number
  minutes?: number
  locale?: 'fr_FR' | 'en_GB'
  /** Texts of notes, with who wrote them; a private one begins with an exclamation mark. */
  notes?: [by: 'customer' | 'staff', text: string, status?: string][]
  children?: DemoTicket[]
}

export const CATEGORIES = [
  { fr_FR: 'Livraison', en_GB: 'Delivery' },
  { fr_FR: 'Conseil', en_GB: 'Advice' },
  { fr_FR: 'Boutique en ligne', en_GB: 'Online shop' },
]

const task = (subject: string, minutes: number, more: Partial<DemoTicket> = {}): DemoTicket => ({
  subject,
  minutes,
  description: '',
  tracker: 'Assistance',
  priority: 'Normal',
  by: 'staff',
  ...more,
})

export const TICKETS: DemoTicket[] = [
  {
    subject: 'Une bouteille cassée dans mon colis',
    description: 'Bonjour, sur les six bouteilles reçues ce matin, une est cassée. Le carton était mouillé.',
    tracker: 'Anomalie',
    priority: 'Haut',
    by: 'customer',
    category: 0,
    due: 2,
    notes: [
      ['staff', 'Bonjour, nous sommes désolés. Nous renvoyons une bouteille demain, sans frais.', 'En cours'],
      ['staff', '!Prévenir le transporteur\u202f: c’est le deuxième colis abîmé de la semaine.'],
      ['customer', 'Merci pour votre réponse rapide\u202f!'],
    ],
    children: [
      task('Préparer la bouteille de remplacement', 20, { notes: [['staff', 'Fait.', 'Fermé']] }),
      task('Ouvrir un dossier chez le transporteur', 30, { due: 2, priority: 'Haut' }),
    ],
  },
  {
    subject: 'Quel vin avec une poularde aux morilles\u202f?',
    description: 'Nous serons huit, avec un budget de vingt-cinq euros par bouteille.',
    tracker: 'Assistance',
    priority: 'Normal',
    by: 'customer',
    category: 1,
    notes: [
      ['staff', 'Bonjour, un vin jaune du Jura, ou un meursault si vous préférez plus de rondeur.', 'Commentaire'],
    ],
  },
  {
    subject: 'My invoice lacks the VAT number of my company',
    description: 'Hello, could you add our VAT number to the invoice of last week? Thank you.',
    tracker: 'Assistance',
    priority: 'Normal',
    by: 'customer',
    category: 2,
    locale: 'en_GB',
  },
  task('Préparer la foire aux vins de printemps', 0, {
    tracker: 'Evolution',
    start: -3,
    due: 20,
    category: 2,
    children: [
      task('Choisir les vins en promotion', 240, {
        start: -3,
        due: 4,
        notes: [['staff', 'Liste à moitié faite.', 'En cours']],
      }),
      task('Photographier les nouveautés', 180, { start: 5, due: 8 }),
      task('Écrire la page d’accueil', 120, { start: 9, due: 12 }),
    ],
  }),
  {
    subject: 'Le code de réduction est refusé',
    description: 'Le code BIENVENUE10 ne marche pas dans mon panier.',
    tracker: 'Anomalie',
    priority: 'Urgent',
    by: 'customer',
    category: 2,
    notes: [['staff', 'C’est réparé\u202f: le code marche de nouveau. Bonne dégustation\u202f!', 'Fermé']],
  },
]
