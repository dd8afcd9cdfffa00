import type { Locale } from '#core/i18n/locales'
import type { ReviewState } from '#plugins/catalogue/reviews/tables'

/** What somebody in the demo shop says. */
export interface DemoReview {
  /** Tenths of a star. */
  rating: number
  title: string
  body: string
  locale: Locale
  state: ReviewState
  answer?: string
}

const french = (rating: number, title: string, body: string, answer?: string): DemoReview => ({
  rating,
  title,
  body,
  locale: 'fr_FR',
  state: 'approved',
  ...(answer ? { answer } : {}),
})

const english = (rating: number, title: string, body: string): DemoReview => ({
  rating,
  title,
  body,
  locale: 'en_GB',
  state: 'approved',
})

/** Taken in turn, for what the customers of the demo shop have received. */
export const REVIEWS: readonly DemoReview[] = [
  french(50, 'Une belle surprise', 'Net, droit, très long. Ouvert une heure avant le repas, il n’a fait que gagner.'),
  french(40, 'Conforme à la description', 'Bien décrit sur le site, bouteilles parfaitement emballées.'),
  french(50, '', ''),
  english(50, 'A lovely bottle', 'Fresh, precise and good value. We will order a case for the summer.'),
  french(
    20,
    'Une bouteille bouchonnée',
    'Sur les six, une était bouchonnée. Les autres sont bonnes, sans plus.',
    'Nous en sommes désolés. Une bouteille bouchonnée se rembourse toujours\u202f: répondez au message de votre commande.'
  ),
  french(40, 'Très bien avec un fromage', 'Servi un peu frais avec un comté de dix-huit mois\u202f: un régal.'),
  french(40, '', ''),
  french(
    30,
    'À attendre',
    'Encore fermé, les tanins sont fermes. Je regoûterai dans deux ans.',
    'Vous avez raison\u202f: il se garde jusqu’à la date indiquée sur la fiche. Une carafe l’aide en attendant.'
  ),
  french(50, 'On en reprendra', 'Troisième commande de ce vin. La livraison est toujours soignée.'),
  english(40, 'Good, but drink it cool', 'At room temperature it felt heavy; slightly chilled it was excellent.'),
  french(40, 'Pour l’apéritif', 'Léger et franc, parfait pour recevoir.'),
  french(50, 'Le meilleur rapport qualité-prix', 'Difficile de trouver mieux à ce prix-là.'),
]

/** The last ones wait to be checked. */
export const WAITING: readonly DemoReview[] = [
  { ...french(50, 'Superbe', 'Offert à mon père, qui s’y connaît\u202f: il a adoré.'), state: 'pending' },
  { ...french(10, 'Pas livré à l’heure', 'Le colis est arrivé avec deux jours de retard.'), state: 'pending' },
  { ...english(40, 'Nice', 'Soft and round. Would buy again.'), state: 'pending' },
  { ...french(10, 'Visitez mon site', 'Des vins bien moins chers ailleurs, demandez-moi.'), state: 'rejected' },
]
