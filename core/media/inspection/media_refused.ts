import type { ErrorParameters } from '#core/errors/domain_error'

/** A refused file. Nothing of it was stored. The messages are in `core/lang` under `core.media.refused.<code>`. */
export abstract class MediaRefused<Code extends string = string> extends Error {
  constructor(
    readonly code: Code,
    readonly params: ErrorParameters = {}
  ) {
    super(`${code} ${JSON.stringify(params)}`)
  }
}

/** The source of a medium failed before all bytes were read. */
export class MediaUnreadable extends Error {
  override name = 'MediaUnreadable'

  constructor(cause: unknown) {
    super('unreadable', { cause })
  }
}
