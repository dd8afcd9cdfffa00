import { createHash } from 'node:crypto'
import { Clock } from '#core/time/clock'
import { isDialect, type Dialect } from '#core/import/dialect'
import { recordImporter } from '#core/import/record_session'
import { Store } from '#core/database/store'
import { ReviewRecords } from '#plugins/catalogue/reviews/import/review_records'
import type { ImportField, ImportFile, Importer } from '#core/import/importer'
import type { Label } from '#core/i18n/label'

const column = (field: string, fr_FR: string, en_GB: string, example = ''): ImportField => ({
  field,
  label: { fr_FR, en_GB },
  ...(example ? { example } : {}),
})

const COLUMNS: readonly ImportField[] = [
  { ...column('id', 'Numéro de l’avis', 'Number of the review', '1204'), isRequired: true },
  { ...column('product', 'Produit (SKU ou code)', 'Product (SKU or code)', 'TASSE-01'), isRequired: true },
  { ...column('rating', 'Étoiles', 'Stars', '4.5'), isRequired: true },
  column('title', 'Titre', 'Title'),
  column('body', 'Avis', 'Review'),
  column('author', 'Auteur', 'Author', 'Anne Martin'),
  column('language', 'Langue', 'Language', 'fr'),
  column('date', 'Écrit le', 'Written on', '2026-11-27'),
  column('status', 'État (approved, pending, rejected)', 'State (approved, pending, rejected)', 'approved'),
  column('answer', 'Réponse de la boutique', 'Answer of the shop'),
]

const facts = (prefix: string) => ({
  resource: 'reviews',
  permissions: ['catalogue.reviews.update'],
  columns: COLUMNS,
  key: 'id',
  open: async ({ app: { container } }: ImportFile) =>
    new ReviewRecords(await container.make(Store), await container.make(Clock), prefix),
})

/** The importer of the reviews of another program. `prefix`: its name, within which its numbers are unique. */
export function reviewDialect(prefix: string, label: Label, dialect: Dialect): Importer {
  return recordImporter({
    ...facts(prefix),
    label,
    dialect,
    detect: (columns) => (isDialect(dialect, columns) ? 1 : 0),
  })
}

/** A number for a review of a program that gives none: of what it is about, by whom and when. */
export const numberOf = (...parts: readonly (string | undefined)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)

const KNOWN = new Set(COLUMNS.map(({ field }) => field))

/** Our own format: a review a row. */
export default recordImporter({
  ...facts('import'),
  label: { fr_FR: 'Avis', en_GB: 'Reviews' },
  detect(columns) {
    const isWhole = ['id', 'product', 'rating'].every((name) => columns.includes(name))
    return isWhole ? columns.filter((name) => KNOWN.has(name)).length / columns.length : 0
  },
})
