import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { stringify } from 'csv-stringify/sync'
import { DescribeFile } from '#core/import/describe_file'
import { attachment } from '#core/files/send_file'
import { notFound } from '#core/http/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** A file to begin with: the columns that an import of its kind knows, and one row as an example. */
@inject()
export default class ImportSamplesController {
  constructor(private readonly describe: DescribeFile) {}

  async show({ params, response }: HttpContext) {
    const { resource } = params as { resource: string }
    const importer = (await this.describe.resources()).find((each) => each.resource === resource)
    const fields = await importer?.fields?.(app)
    if (!importer || !fields) throw notFound()
    const rows = [fields.map(({ field }) => field), fields.map(({ example = '' }) => example)]
    response
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', attachment(`${importer.resource}.csv`))
    return `\uFEFF${stringify(rows)}`
  }
}
