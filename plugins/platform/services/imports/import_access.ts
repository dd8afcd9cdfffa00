import { inject } from '@adonisjs/core'
import { DescribeFile } from '#core/import/describe_file'
import { holds } from '#core/identity/bouncer'
import { notFound } from '#core/http/errors'
import { FindImport, type FoundImport } from '#plugins/platform/queries/imports/find_import'
import type { HttpContext } from '@adonisjs/core/http'

/** Checks the permission that the resource of an import needs, in addition to that of the route. */
@inject()
export class ImportAccess {
  constructor(
    private readonly find: FindImport,
    private readonly describe: DescribeFile
  ) {}

  /** Returns the import if the person may import such files. Throws 404 and 403. */
  async authorize(ctx: HttpContext, id: number): Promise<FoundImport> {
    const found = await this.find.execute(id)
    if (!found) throw notFound()
    const resource = found.choices.resource ?? found.description.resource
    if (resource !== null) await this.authorizeResource(ctx, resource)
    return found
  }

  /** Throws 403 when this person may not bring in files of this kind. */
  async authorizeResource({ bouncer }: Pick<HttpContext, 'bouncer'>, resource: string): Promise<void> {
    const importer = (await this.describe.resources()).find((each) => each.resource === resource)
    for (const permission of importer?.permissions ?? []) await bouncer.authorize(holds, permission)
  }
}
