import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { DescribeFile } from '#core/import/describe_file'
import { FileStore } from '#core/files/file_store'
import { Translator } from '#core/i18n/translator'
import { formatCause, type ImportReport, type FormattedCause } from '#core/import/report'
import { formatCounts } from '#core/import/format_changes'
import { formatProblem } from '#core/import/problem'
import { canUndo } from '#plugins/platform/actions/imports/start_import'
import { FindImport, type FoundImport } from '#plugins/platform/queries/imports/find_import'
import type { GroupedProblem } from '#core/import/group_problems'
import type { Importer } from '#core/import/importer'
import type { Person } from '#core/identity/person'
import type { Locale } from '#core/i18n/locales'

/** Number of problems in the description of an import; the rest is read by page. */
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
  async execute(id: number, locale: Locale, person: Person) {
    const found = await this.find.execute(id)
    if (!found) return null
    const { fileId, imagesFileId, jobId, ownerId, trial, report, undoing, description, choices, ...rest } = found
    const resource = choices.resource ?? description.resource
    const [file, importers] = await Promise.all([this.files.find(fileId), this.describe.resources(person)])
    const importer = importers.find((each) => each.resource === resource)
    const fields = (await importer?.fields?.(app)) ?? []
    return {
      ...rest,
      job: jobId,
      owner: { id: ownerId, name: rest.ownerName },
      choices: { ...choices, resource },
      file: {
        ...description,
        program: description.program?.[locale] ?? null,
        isThere: file !== null,
        bytes: file?.bytes ?? null,
      },
      hasImages: imagesFileId !== null,
      resources: importers.map((each) => ({ value: each.resource, label: each.label[locale] })),
      isPlain: importer?.isPlain ?? false,
      fields: fields.map(({ field, label, isRequired = false }) => ({ field, label: label[locale], isRequired })),
      trial: trial && this.#report(trial, locale),
      report: report && this.#report(report, locale),
      canUndo: canUndo(found),
      undoing: undoing && {
        ...undoing,
        kept: undoing.kept.map(({ title, reason }) => {
          return { title, reason: this.translator.translate(locale, `core.import.undo.kept.${reason}`) }
        }),
      },
      drafts: report && report.created > 0 && choices.newStatus === 'draft' ? draftsOf(importer, found) : null,
    }
  }

  /** A page of the problems of an import or its trial. */
  problems(
    found: FoundImport,
    kind: 'trial' | 'report',
    { page, limit }: { page: number; limit: number },
    locale: Locale
  ) {
    const errors = found[kind]?.errors ?? []
    const data = errors
      .slice((page - 1) * limit, page * limit)
      .map((each) => formatCause(this.translator, locale, each))
    return { data, meta: { total: errors.length, page, limit } }
  }

  #report({ errors, warnings, refused, changes, kept, ...counts }: ImportReport, locale: Locale) {
    return {
      ...counts,
      changes: formatCounts(changes, locale),
      kept: formatCounts(kept, locale),
      refused: refused ? formatProblem(this.translator, locale, refused).message : null,
      errors: errors.slice(0, SHOWN).map((each) => this.#tell(each, locale)),
      errorCount: rowsOf(errors),
      warnings: warnings.slice(0, SHOWN).map((each) => this.#tell(each, locale)),
      warningCount: warnings.length,
    }
  }

  #tell(problem: GroupedProblem, locale: Locale): FormattedCause {
    const formatted = formatCause(this.translator, locale, problem)
    return { ...formatted, rows: formatted.rows.slice(0, FIRST_ROWS) }
  }
}

/** Where the drafts are that a run made: it was on the day on which its file came, or later. */
function draftsOf(importer: Importer | undefined, { createdAt }: FoundImport) {
  return importer?.draftsOf?.(`${createdAt.slice(0, 10)}..`) ?? null
}

/** How many rows problems are in. */
function rowsOf(problems: readonly GroupedProblem[]): number {
  return problems.reduce((sum, { count }) => sum + count, 0)
}
