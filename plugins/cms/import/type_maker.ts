import { DomainError } from '#core/errors/domain_error'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { note } from '#plugins/cms/import/notes'
import { refusedRow, type ImportProblem } from '#core/import/problem'
import type { ContentFormat } from '#plugins/cms/import/content_session'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { OldSite, OldType } from '#plugins/cms/import/old_record'
import type { WriteResource } from '#core/resources/write_resource'
import type { Writer } from '#core/resources/writer'

/** Records of shops, forms and page builders: no content, whatever the site has. */
const NO_TYPES =
  /^(?:product(?:_variation)?|shop_\w+|scheduled-action|acf-\w+|elementor_\w+|wpcf7_\w+|wpforms?|nf_\w+|mc4wp-\w+|tablepress_\w+|jp_\w+|feedback|wp_\w+)$/

interface Parts {
  /** The resource of content types. */
  made: MadeResource
  write: Pick<WriteResource, 'create'>
  writer: Writer
  /** Codes of the types that the site has. */
  known: ReadonlySet<string>
  isTrial: boolean
}

/** Makes the content types that records of a file have and the site lacks. Returns what became of each. */
export async function makeTypes(
  { types }: Pick<OldSite, 'types'>,
  format: Pick<ContentFormat, 'typeOf'>,
  parts: Parts
): Promise<ImportProblem[]> {
  const notes: ImportProblem[] = []
  for (const [oldType, found] of types) {
    const code = format.typeOf(oldType)
    if (code === null || parts.known.has(code) || NO_TYPES.test(oldType)) continue
    const told = { type: code, count: found.count }
    if (parts.isTrial) {
      notes.push(note('type_to_come', null, told))
      continue
    }
    try {
      await parts.write.create(parts.made, await inputOf(parts.made, code, found), parts.writer)
      notes.push(note('type_made', null, told))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      notes.push(refusedRow(null, error, null))
    }
  }
  return notes
}

/** A type as its records need it. Staff give it better names. */
async function inputOf({ validators }: MadeResource, code: string, { isTree, hasTerms }: OldType) {
  const words = code.replaceAll('_', ' ')
  const label = { [DEFAULT_LOCALE]: words.charAt(0).toUpperCase() + words.slice(1) }
  const valid = await validators.create.validate({
    code,
    label,
    singularLabel: label,
    isTree,
    hasCategories: hasTerms,
    pattern: { [DEFAULT_LOCALE]: `/${code.replaceAll('_', '-')}/{slug}` },
  })
  return valid as Record<string, unknown>
}
