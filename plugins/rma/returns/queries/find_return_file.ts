import { inject } from '@adonisjs/core'
import { Attachments } from '#core/attachments/attachments'
import { fromStore } from '#core/database/run_rows'
import { MESSAGE_FILES, PICTURES } from '#plugins/rma/returns/actions/open_return'
import { messages } from '#plugins/rma/returns/tables'
import { returnNotFound } from '#plugins/rma/errors'
import { Store } from '#core/database/store'
import type { Attachment } from '#core/attachments/attachment'

/** Finds a file of a return: one of its pictures, or an attachment of its messages. */
@inject()
export class FindReturnFile {
  constructor(
    private readonly store: Store,
    private readonly attachments: Attachments
  ) {}

  /** @throws returnNotFound, also for a file of another return */
  async execute(returnId: number, fileId: number): Promise<Attachment> {
    const picture = await this.attachments.find(PICTURES, fileId)
    if (picture?.holderId === returnId) return picture.attachment
    const attached = await this.attachments.find(MESSAGE_FILES, fileId)
    const message = attached && (await messages.find(fromStore(this.store), { id: attached.holderId, returnId }))
    if (!attached || !message) throw returnNotFound()
    return attached.attachment
  }
}
