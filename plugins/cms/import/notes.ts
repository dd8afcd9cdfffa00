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
  name_missing: refusal('E_CMS_IMPORT_NAME_MISSING', 422, 'cms.import.name_missing'),
  field_missing: refusal('E_CMS_IMPORT_FIELD_MISSING', 422, 'cms.import.field_missing'),
  kept_here: refusal('E_CMS_IMPORT_KEPT_HERE', 422, 'cms.import.kept_here'),
  redirect_taken: refusal('E_CMS_IMPORT_REDIRECT_TAKEN', 422, 'cms.import.redirect_taken'),
  menu_forbidden: refusal('E_CMS_IMPORT_MENU_FORBIDDEN', 422, 'cms.import.menu_forbidden'),
}

export const note = (name: keyof typeof NOTES, row: number | null, parameters: ErrorParameters = {}): ImportProblem =>
  refusedRow(row, NOTES[name](parameters), null)

/** The language that was asked for is not one of the site's. */
export const languageUnknown = refusal('E_CMS_IMPORT_LANGUAGE', 422, 'cms.import.language_unknown')

/** Nobody of the staff has this e-mail address. */
export const authorUnknown = refusal('E_CMS_IMPORT_AUTHOR', 422, 'cms.import.author_unknown')

/** The file was written by another version of the product. */
export const siteVersion = refusal('E_CMS_IMPORT_SITE_VERSION', 422, 'cms.import.site_version')

/** A record of the file is none that is read here. */
export const recordUnknown = refusal('E_CMS_IMPORT_RECORD_UNKNOWN', 422, 'cms.import.record_unknown')

/** Neither the shop nor the file has the type of a content. */
export const typeMissing = refusal('E_CMS_IMPORT_TYPE_MISSING', 422, 'cms.import.type_missing')

/** What a category or content stands below was rejected, or is not in the file. */
export const parentMissing = refusal('E_CMS_IMPORT_PARENT_MISSING', 422, 'cms.import.parent_missing')
