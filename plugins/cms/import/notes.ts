import { refusal } from '#core/errors/domain_error'
import { refusedRow, type ImportProblem } from '#core/import/problem'
import type { ErrorParameters } from '#core/errors/domain_error'

/** Notes that leave nothing out but what they name. */
const NOTES = {
  skipped: refusal('E_CMS_IMPORT_SKIPPED', 422, 'cms.import.skipped'),
  author: refusal('E_CMS_IMPORT_AUTHOR', 422, 'cms.import.author'),
  block: refusal('E_CMS_IMPORT_BLOCK', 422, 'cms.import.block'),
  shortcode: refusal('E_CMS_IMPORT_SHORTCODE', 422, 'cms.import.shortcode'),
  shortened: refusal('E_CMS_IMPORT_SHORTENED', 422, 'cms.import.shortened'),
  protected: refusal('E_CMS_IMPORT_PROTECTED', 422, 'cms.import.protected'),
  slug: refusal('E_CMS_IMPORT_SLUG', 422, 'cms.import.slug'),
  changed: refusal('E_CMS_IMPORT_CHANGED_HERE', 422, 'cms.import.changed_here'),
}

export const note = (name: keyof typeof NOTES, row: number | null, parameters: ErrorParameters = {}): ImportProblem =>
  refusedRow(row, NOTES[name](parameters), null)

/** The language that was asked for is not one of the site's. */
export const languageUnknown = refusal('E_CMS_IMPORT_LANGUAGE', 422, 'cms.import.language_unknown')

/** Nobody of the staff has this e-mail address. */
export const authorUnknown = refusal('E_CMS_IMPORT_AUTHOR', 422, 'cms.import.author_unknown')
