import { inject } from '@adonisjs/core'
import { Attachments } from '#core/attachments/attachments'
import { FILE_RULE } from '#plugins/tickets/attachments/ticket_files'
import { asRedmine } from '#plugins/tickets/redmine/as_redmine'
import { bodyTooLarge } from '#core/http/errors'
import { refusedAs } from '#core/media/refused_as'
import type { HttpContext } from '@adonisjs/core/http'

/** Files for issues: the body is the file, the answer a token by which an issue takes it. */
@inject()
export default class UploadsController {
  constructor(private readonly attachments: Attachments) {}

  async store(ctx: HttpContext) {
    return asRedmine(ctx, async () => {
      const name = String(ctx.request.qs().filename ?? 'file').slice(0, 200)
      const content = await bodyOf(ctx, this.attachments.limitOf(FILE_RULE))
      const { id, key } = await refusedAs('filename', () => this.attachments.keep({ name, content }, FILE_RULE))
      ctx.response.status(201)
      return { upload: { id, token: key } }
    })
  }
}

/** The bytes of a body that no parser took. @throws bodyTooLarge */
async function bodyOf({ request: { request } }: HttpContext, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > most) throw bodyTooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}
