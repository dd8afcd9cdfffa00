import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FileStore } from '#core/files/file_store'
import { notFound } from '#core/http/errors'
import { routeId } from '#core/http/route_id'
import { sendFile } from '#core/files/send_file'
import { can } from '#core/identity/identity_port'
import type { HttpContext } from '@adonisjs/core/http'

/**
 * Files that wait for the one member of staff who asked for them, as long as they hold what they asked under. To others
 * they are not there.
 */
@inject()
export default class FilesController {
  constructor(
    private readonly files: FileStore,
    private readonly clock: Clock
  ) {}

  /** The response is a stream. The return type only documents in the API description that it is not JSON. */
  async show(ctx: HttpContext): Promise<string> {
    const { person } = ctx
    const file = await this.files.find(routeId(ctx))
    if (!file?.owner || file.owner.id !== person?.id || file.expiresAt < this.clock.iso()) throw notFound()
    if (!can(person, file.owner.permission)) throw notFound()
    await sendFile(ctx, this.files, file)
    return file.name
  }
}
