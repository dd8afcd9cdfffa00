import { refusal } from '#core/errors/domain_error'
import { refusedRow, type ImportProblem } from '#core/import/problem'
import type { ErrorParameters } from '#core/errors/domain_error'

/** Notes that leave nothing out but what they name. */
const NOTES = {
  skipped: refusal('E_CMS_IMPORT_SKIPPED', 422, 'cms.import.skipped'),
  author: refusal('E_CMS_IMPORT_AUTHOR', 422, 'cms.import.author'),
  block: refusal('E_CMS_IMPORT_BLOCK', 422, 'cms.import.block'),
  block_kept: refusal('E_CMS_IMPORT_BLOCK_KEPT', 422, 'cms.import.block_kept'),
  shortcode: refusal('E_CMS_IMPORT_SHORTCODE', 422, 'cms.import.shortcode'),
  shortened: refusal('E_CMS_IMPORT_SHORTENED', 422, 'cms.import.shortened'),
  protected: refusal('E_CMS_IMPORT_PROTECTED', 422, 'cms.import.protected'),
  slug: refusal('E_CMS_IMPORT_SLUG', 422, 'cms.import.slug'),
  changed: refusal('E_CMS_IMPORT_CHANGED_HERE', 422, 'cms.import.changed_here'),
  comments: refusal('E_CMS_IMPORT_COMMENTS', 422, 'cms.import.comments'),
  redirect: refusal('E_CMS_IMPORT_REDIRECT', 422, 'cms.import.redirect'),
  type_made: refusal('E_CMS_IMPORT_TYPE_MADE', 422, 'cms.import.type_made'),
  type_to_come: refusal('E_CMS_IMPORT_TYPE_TO_COME', 422, 'cms.import.type_to_come'),
  menu: refusal('E_CMS_IMPORT_MENU', 422, 'cms.import.menu'),
  menu_target: refusal('E_CMS_IMPORT_MENU_TARGET', 422, 'cms.import.menu_target'),
  menu_forbidden: refusal('E_CMS_IMPORT_MENU_FORBIDDEN', 422, 'cms.import.menu_forbidden'),
}

export const note = (name: keyof typeof NOTES, row: number | null, parameters: ErrorParameters = {}): ImportProblem =>
  refusedRow(row, NOTES[name](parameters), null)

/** The language that was asked for is not one of the site's. */
export const languageUnknown = refusal('E_CMS_IMPORT_LANGUAGE', 422, 'cms.import.language_unknown')

/** Nobody of the staff has this e-mail address. */
export const authorUnknown = refusal('E_CMS_IMPORT_AUTHOR', 422, 'cms.import.author_unknown')
