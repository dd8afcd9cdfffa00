import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { integer } from '#core/fields/kinds/integer'
import { locale } from '#core/fields/kinds/locale'
import { longText } from '#core/fields/kinds/long_text'
import { picturesOf } from '#plugins/catalogue/reviews/review_pictures'
import { PRODUCT_NAME, readProductNames } from '#plugins/catalogue/reviews/product_name'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { reviewHooks } from '#plugins/catalogue/reviews/review_hooks'
import { reviewNotFound } from '#plugins/catalogue/reviews/errors'
import { text } from '#core/fields/kinds/text'
import type { Label } from '#core/i18n/label'
import type { ReviewState } from '#plugins/catalogue/reviews/tables'
import type { RunRows } from '#core/database/run_rows'

const STATES: Record<ReviewState, Label> = {
  pending: { fr_FR: 'À relire', en_GB: 'To be checked' },
  approved: { fr_FR: 'Publié', en_GB: 'Published' },
  rejected: { fr_FR: 'Refusé', en_GB: 'Rejected' },
}

/** The words of a customer, which nobody else changes. They are personal: the audit log lacks them. */
const written = { readOnly: true, audited: false } as const

/** What buyers say of products. Only they write one; staff publish it or not, and answer. */
export default resource('catalogue.reviews', {
  label: { one: { fr_FR: 'Avis', en_GB: 'Review' }, many: { fr_FR: 'Avis', en_GB: 'Reviews' } },
  empty: {
    fr_FR: 'Ce que les clients disent des produits qu’ils ont reçus s’affiche ici.',
    en_GB: 'What customers say of the products they received is listed here.',
  },
  consequence: {
    fr_FR:
      'L’avis de {authorName} disparaît avec ses photos. Pour le retirer de la boutique sans le perdre, refusez-le.',
    en_GB: 'The review of {authorName} is gone with its pictures. To take it out of the shop and keep it, reject it.',
  },
  table: 'catalogue_reviews',
  fields: {
    productId: relation({
      label: { fr_FR: 'Produit', en_GB: 'Product' },
      of: 'catalogue.products',
      form: false,
      column: 'hidden',
      ...written,
    }),
    rating: integer({
      label: { fr_FR: 'Note (dixièmes d’étoile)', en_GB: 'Rating (tenths of a star)' },
      help: { fr_FR: '45\u202f: quatre étoiles et demie.', en_GB: '45: four and a half stars.' },
      min: 10,
      max: 50,
      form: false,
      column: 'hidden',
      ...written,
    }),
    title: text({ label: { fr_FR: 'Titre', en_GB: 'Title' }, search: true, blank: '', ...written }),
    body: longText({ label: { fr_FR: 'Avis', en_GB: 'Review' }, form: false, column: false, blank: '', ...written }),
    authorName: text({ label: { fr_FR: 'Auteur', en_GB: 'Author' }, search: true, blank: '', ...written }),
    locale: locale({
      label: { fr_FR: 'Langue', en_GB: 'Language' },
      form: false,
      column: 'hidden',
      ...written,
    }),
    isVerified: boolean({
      label: { fr_FR: 'Achat vérifié', en_GB: 'Verified purchase' },
      help: { fr_FR: 'L’auteur a reçu ce produit.', en_GB: 'The author has received this product.' },
      ...written,
    }),
    helpful: integer({
      label: { fr_FR: 'Jugé utile', en_GB: 'Found helpful' },
      help: { fr_FR: 'Clients qui ont jugé cet avis utile.', en_GB: 'Customers who found this review helpful.' },
      column: 'hidden',
      ...written,
    }),
    state: choice({
      label: { fr_FR: 'État', en_GB: 'State' },
      choices: STATES,
      required: true,
      default: 'pending',
    }),
    answer: longText({
      label: { fr_FR: 'Réponse de la boutique', en_GB: 'Answer of the shop' },
      help: { fr_FR: 'Elle paraît sous l’avis.', en_GB: 'It appears below the review.' },
      length: 3000,
      column: 'hidden',
      blank: '',
    }),
  },
  virtual: {
    product: {
      label: { fr_FR: 'Produit', en_GB: 'Product' },
      help: { fr_FR: 'Le produit, par son nom.', en_GB: 'The reviewed product, by its name.' },
      column: { type: 'text', sql: PRODUCT_NAME, search: true },
      read: readProductNames,
    },
    stars: {
      label: { fr_FR: 'Étoiles', en_GB: 'Stars' },
      help: { fr_FR: 'Sur 5.', en_GB: 'Number of stars, out of 5.' },
      column: { type: 'number', sql: '$row.rating / 10.0' },
      read: async (rows: readonly { rating?: number | null }[]) => rows.map(({ rating }) => Number(rating) / 10),
    },
    created_at: {
      label: { fr_FR: 'Écrit le', en_GB: 'Written on' },
      column: { type: 'instant', sql: '$row.created_at' },
    },
    pictures: {
      label: { fr_FR: 'Photos', en_GB: 'Pictures' },
      help: { fr_FR: 'Photos jointes à l’avis.', en_GB: 'Pictures that belong to the review.' },
      form: false,
      read: (rows: readonly { id?: number }[], run: RunRows) =>
        picturesOf(
          run,
          rows.map(({ id }) => Number(id))
        ),
    },
  },
  title: 'product',
  order: '-created_at',
  columns: [
    'product',
    'stars',
    'title',
    'author_name',
    'is_verified',
    'state',
    'created_at',
    'helpful',
    'locale',
    'product_id',
    'rating',
  ],
  tabs: {
    pending: { label: STATES.pending, filter: { state: 'pending' } },
    approved: { label: { fr_FR: 'Publiés', en_GB: 'Published' }, filter: { state: 'approved' } },
    rejected: { label: { fr_FR: 'Refusés', en_GB: 'Rejected' }, filter: { state: 'rejected' } },
  },
  path: 'commerce/marketing/reviews',
  menu: { parent: 'marketing', order: 60 },
  permissions: { view: 'catalogue.reviews.list', create: false },
  form: { as: 'page' },
  words: ['catalogue.review_panel', 'attachments'],
  hooks: reviewHooks,
  errors: { gone: reviewNotFound },
})
