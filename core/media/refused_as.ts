import { DomainError } from '#core/errors/domain_error'
import { MediaRefused } from '#core/media/inspection/media_refused'

/** What the inspection of a file refuses, as a refusal of the form's field. */
export async function refusedAs<Result>(field: string, inspect: () => Promise<Result>): Promise<Result> {
  try {
    return await inspect()
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error
    const kind = { code: 'E_MEDIA_REFUSED', status: 422, message: `core.media.refused.${error.code}` }
    throw new DomainError(kind, error.params, field, { reason: error.code })
  }
}
