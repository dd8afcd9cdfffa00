import { inject } from '@adonisjs/core'
import { FileStore } from '#core/files/file_store'
import { attachment } from '#core/files/send_file'
import { notFound } from '#core/http/errors'
import { routeId } from '#core/http/route_id'
import { DescribeImport } from '#plugins/platform/queries/imports/describe_import'
import { ErrorFile } from '#plugins/platform/services/imports/error_file'
import { ImportAccess } from '#plugins/platform/services/imports/import_access'
import { importFileGone } from '#plugins/platform/errors'
import { indexImportProblems } from '#plugins/platform/validators/import_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Rows that an import could not use: to be read, and to be mended in a file of their own. */
@inject()
export default class ImportProblemsController {
  constructor(
    private readonly access: ImportAccess,
    private readonly describe: DescribeImport,
    private readonly files: FileStore,
    private readonly errors: ErrorFile
  ) {}

  async index(ctx: HttpContext) {
    const { kind, page = 1, limit = 25 } = await ctx.request.validateUsing(indexImportProblems)
    const found = await this.access.authorize(ctx, routeId(ctx))
    return this.describe.problems(found, kind, { page, limit }, ctx.shop.locale)
  }

  /** The rows with errors as a file: their columns, and the errors. */
  async show(ctx: HttpContext): Promise<string> {
    const found = await this.access.authorize(ctx, routeId(ctx))
    const report = found.report ?? found.trial
    if (!report || report.errors.length === 0) throw notFound()
    if (!(await this.files.find(found.fileId))) throw importFileGone()
    const name = found.name.replace(/\.\w{1,5}$/, '')
    ctx.response
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', attachment(`${name}-${ctx.shop.locale === 'fr_FR' ? 'erreurs' : 'errors'}.csv`))
    return this.errors.execute(found, report, ctx.shop.locale)
  }
}
