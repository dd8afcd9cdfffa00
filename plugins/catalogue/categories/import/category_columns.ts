import { DEFAULT_LOCALE, LOCALES } from '#core/i18n/locales'
import type { CategoryTexts } from '#plugins/catalogue/categories/category_tree'
import type { ImportField } from '#core/import/importer'
import type { Label } from '#core/i18n/label'

/** Between the levels of a path. */
export const LEVELS = '>'

/** The texts of a category, by the column that has them. */
export const TEXT_COLUMNS = {
  name: 'name',
  slug: 'slug',
  description: 'description',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
} as const satisfies Record<string, keyof CategoryTexts>

export type TextColumn = keyof typeof TEXT_COLUMNS

const TEXTS: Record<TextColumn, Label> = {
  name: { fr_FR: 'Nom', en_GB: 'Name' },
  slug: { fr_FR: 'Adresse (slug)', en_GB: 'Address (slug)' },
  description: { fr_FR: 'Description', en_GB: 'Description' },
  meta_title: { fr_FR: 'Titre pour les moteurs', en_GB: 'Title for search engines' },
  meta_description: { fr_FR: 'Description pour les moteurs', en_GB: 'Description for search engines' },
}

/** The columns of files of categories. */
export const CATEGORY_COLUMNS: readonly ImportField[] = [
  {
    field: 'path',
    label: { fr_FR: 'Chemin de la catégorie', en_GB: 'Path of the category' },
    example: 'Maison > Tasses',
    isRequired: true,
    aliases: ['chemin', 'category path'],
  },
  { field: 'code', label: { fr_FR: 'Code', en_GB: 'Code' }, example: 'cups' },
  { field: 'status', label: { fr_FR: 'Statut', en_GB: 'Status' }, example: 'published' },
  { field: 'position', label: { fr_FR: 'Position', en_GB: 'Position' }, example: '1' },
  ...LOCALES.flatMap((locale) =>
    Object.entries(TEXTS).map(([column, { fr_FR, en_GB }]) => ({
      field: `${column}.${locale}`,
      label: { fr_FR: `${fr_FR} (${locale})`, en_GB: `${en_GB} (${locale})` },
    }))
  ),
]

/** A text without a language is that of the shop's first one. */
export const fullName = (field: string) => (field in TEXT_COLUMNS ? `${field}.${DEFAULT_LOCALE}` : field)

/** The names of the levels of a path. */
export function levelsOf(path: string): string[] {
  return path
    .split(LEVELS)
    .map((level) => level.trim())
    .filter((level) => level !== '')
}
