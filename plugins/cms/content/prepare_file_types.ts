import { errors } from '@vinejs/vine'
import { BootError } from '#core/plugin/boot_error'
import { DomainError } from '#core/errors/domain_error'
import { FILE_TYPES } from '#plugins/cms/content/file_type_origin'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { findRows, type Row } from '#core/resources/resource_rows'
import { fromStore } from '#core/database/run_rows'
import { systemWriter, type Input } from '#core/resources/writer'
import type { FileType, NamedFileType } from '#plugins/cms/content/file_type'
import type { Preparation } from '#core/boot/preparation'

/**
 * Puts the content types of `config/content_types` into the shop: new ones are created, others are given what their file
 * says. A type whose file is gone belongs to staff from then on, so that no content is lost.
 */
const prepareFileTypes: Preparation = {
  async prepare(app) {
    const types = Object.values(app.config.get<Record<string, NamedFileType>>('content_types', {}))
    const store = await app.container.make(Store)
    const catalogue = await app.container.make(ResourceCatalogue)
    const write = await app.container.make(WriteResource)
    const made = catalogue.find('cms.content_types') as MadeResource
    const ids = await store.reader.all<{ id: number }>('select id from cms_content_types')
    const parts = { kinds: catalogue.kinds, run: fromStore(store) }
    const known = await findRows(
      made.resource,
      parts,
      ids.map(({ id }) => Number(id))
    )
    for (const { code, ...definition } of types) {
      const found = known.find((row) => row.code === code)
      const input = valuesOf(definition)
      if (found && isSaid(input, found)) continue
      try {
        const valid = { ...((await made.validators.create.validate({ ...input, code })) as Input), isOfFile: true }
        if (!found) await write.create(made, valid, WRITER)
        else await write.update(made, found.id, input, WRITER)
      } catch (error) {
        throw startRefused(code, error)
      }
    }
    const codes = new Set<unknown>(types.map(({ code }) => code))
    const left = known.filter(({ code, isOfFile }) => isOfFile && !codes.has(code))
    for (const { id } of left) await write.update(made, id, { isOfFile: false }, WRITER)
  },
}

const WRITER = systemWriter(FILE_TYPES)

function startRefused(code: string, error: unknown): unknown {
  const isRefusal = error instanceof DomainError || error instanceof errors.E_VALIDATION_ERROR
  if (!isRefusal) return error
  const [first] = error instanceof errors.E_VALIDATION_ERROR ? (error.messages as { field: string }[]) : []
  const why = error instanceof DomainError ? error.kind.code : (first?.field ?? '')
  const problem = `the content type "${code}" of config/content_types is refused (${why}).`
  return new BootError('cms', problem, 'Correct its file.', { cause: error })
}

/** Whether the row says what the file says. */
const isSaid = (input: Input, row: Row): boolean =>
  Object.entries(input).every(([name, value]) => {
    const texts = (given: unknown) => Object.entries(given ?? {}).filter(([, text]) => Boolean(text))
    if (typeof value !== 'object') return value === row[name]
    return JSON.stringify(texts(value).sort()) === JSON.stringify(texts(row[name]).sort())
  })

function valuesOf(definition: FileType): Input {
  const { label, singularLabel, pattern, archiveSlug } = definition
  const { isTree = false, hasCategories = false, hasArchive = false, disableGutenberg = false } = definition
  const flags = { isTree, hasCategories, hasArchive, disableGutenberg, isOfFile: true }
  return { label, singularLabel, pattern, archiveSlug: archiveSlug ?? {}, ...flags }
}

export default prepareFileTypes
