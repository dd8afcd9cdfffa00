import { inject } from '@adonisjs/core'
import { Attachments } from '#core/attachments/attachments'
import { DomainError } from '#core/errors/domain_error'
import { FILE_RULE, MOST_FILES } from '#plugins/tickets/attachments/ticket_files'
import { refusedAs } from '#core/media/refused_as'
import type { MailFile } from '#plugins/tickets/mail/incoming_mail'

export interface KeptFiles {
  /** Keys by which a ticket or note holds them. */
  keys: string[]
  /** Names of those that are not accepted. */
  refused: string[]
}

/** Stores the files of a mail as attachments. What is not accepted is named, and the rest comes along. */
@inject()
export class KeepFiles {
  constructor(private readonly attachments: Attachments) {}

  async execute(files: readonly MailFile[]): Promise<KeptFiles> {
    const kept: KeptFiles = { keys: [], refused: files.slice(MOST_FILES).map(({ name }) => name) }
    for (const file of files.slice(0, MOST_FILES)) {
      try {
        const { key } = await refusedAs('file', () => this.attachments.keep(file, FILE_RULE))
        kept.keys.push(key)
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        kept.refused.push(file.name)
      }
    }
    return kept
  }
}
