import app from '@adonisjs/core/services/app'
import { Translator } from '#core/i18n/translator'
import { problemOf } from '#core/errors/problem'
import type { HttpContext } from '@adonisjs/core/http'

/** Answers what is refused as Redmine does: `{ "errors": ["…"] }`, sentences alone. */
export async function asRedmine<Answer>(ctx: HttpContext, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const translator = await app.container.make(Translator)
    const { status, errors } = problemOf(error, translator, ctx.shop.locale, 'staff')
    if (status >= 500) throw error
    const told = errors.map(({ field, message }) => (field ? `${field.split('.').at(-1)}: ${message}` : message))
    ctx.response.status(status)
    return { errors: told } as Answer
  }
}
