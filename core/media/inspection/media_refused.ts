import type { ErrorParameters } from '#core/errors/domain_error'

/** A file that is refused; nothing of it was stored. The words are in `core/lang` under `core.media.refused.<code>`. */
export abstract class MediaRefused<Code extends string = string> extends Error {
  constructor(
    readonly code: Code,
    readonly params: ErrorParameters = {}
  ) {
    super(`${code} ${JSON.stringify(params)}`)
  }
}

/** A medium whose bytes did not come: what it is cannot be told. */
export class MediaUnreadable extends Error {
  override name = 'MediaUnreadable'

  constructor(cause: unknown) {
    super('unreadable', { cause })
  }
}
