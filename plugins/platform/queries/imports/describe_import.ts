import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { DescribeFile } from '#core/import/describe_file'
import { FileStore } from '#core/files/file_store'
import { Translator } from '#core/i18n/translator'
import { tellCause, type ImportReport, type ToldCause } from '#core/import/report'
import { tellProblem } from '#core/import/problem'
import { FindImport, type FoundImport } from '#plugins/platform/queries/imports/find_import'
import type { GatheredProblem } from '#core/import/gather_problems'
import type { Locale } from '#core/i18n/locales'

/** How many problems come with an import; the rest is asked for by page. */
const SHOWN = 50

/** How many rows of one problem come with it. */
const FIRST_ROWS = 8

/** An import as its screen shows it, in one language. */
@inject()
export class DescribeImport {
  constructor(
    private readonly find: FindImport,
    private readonly files: FileStore,
    private readonly describe: DescribeFile,
    private readonly translator: Translator
  ) {}

  /** Null: there is none. */
  async execute(id: number, locale: Locale) {
    const found = await this.find.execute(id)
    if (!found) return null
    const { fileId, imagesFileId, jobId, ownerId, trial, report, description, choices, ...told } = found
    const resource = choices.resource ?? description.resource
    const [file, importers] = await Promise.all([this.files.find(fileId), this.describe.resources()])
    const importer = importers.find((each) => each.resource === resource)
    const fields = (await importer?.fields?.(app)) ?? []
    return {
      ...told,
      job: jobId,
      owner: { id: ownerId, name: told.ownerName },
      choices: { ...choices, resource },
      file: { ...description, isThere: file !== null, bytes: file?.bytes ?? null },
      hasImages: imagesFileId !== null,
      resources: importers.map((each) => ({ value: each.resource, label: each.label[locale] })),
      fields: fields.map(({ field, label, isRequired = false }) => ({ field, label: label[locale], isRequired })),
      trial: trial && this.#report(trial, locale),
      report: report && this.#report(report, locale),
    }
  }

  /** A page of what an import or its trial had to say. */
  problems(
    found: FoundImport,
    kind: 'trial' | 'report',
    { page, limit }: { page: number; limit: number },
    locale: Locale
  ) {
    const errors = found[kind]?.errors ?? []
    const data = errors.slice((page - 1) * limit, page * limit).map((each) => tellCause(this.translator, locale, each))
    return { data, meta: { total: errors.length, page, limit } }
  }

  #report({ errors, warnings, refused, ...counts }: ImportReport, locale: Locale) {
    return {
      ...counts,
      refused: refused ? tellProblem(this.translator, locale, refused).message : null,
      errors: errors.slice(0, SHOWN).map((each) => this.#tell(each, locale)),
      errorCount: rowsOf(errors),
      warnings: warnings.slice(0, SHOWN).map((each) => this.#tell(each, locale)),
      warningCount: warnings.length,
    }
  }

  #tell(problem: GatheredProblem, locale: Locale): ToldCause {
    const told = tellCause(this.translator, locale, problem)
    return { ...told, rows: told.rows.slice(0, FIRST_ROWS) }
  }
}

/** How many rows problems are in. */
function rowsOf(problems: readonly GatheredProblem[]): number {
  return problems.reduce((sum, { count }) => sum + count, 0)
}
