import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import type { ServerContext } from '#web/lib/context'
import { locales, type Locale } from '#web/lib/locale'
import { problemOf } from '#web/lib/problem'
import { callOrFail, throwOnFailure, safeNext } from '#web/lib/screen_loader'

const year = 365 * 24 * 60 * 60

export function loader(): never {
  throw redirect('/admin')
}

/** Saves the language that a member of staff chose, and redirects back. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  throwOnFailure(context)
  const form = await request.formData()
  const locale = locales.find((each) => each === form.get('locale'))
  const headers = new Headers()
  if (locale) await saveToAccount(context, locale)
  if (locale) headers.set('set-cookie', `admin-locale=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`)
  return redirect(safeNext(form.get('next'), '/admin'), { headers })
}

/** Saves the language in the account. If that fails, the cookie still applies to this browser. */
async function saveToAccount(context: ServerContext, locale: Locale): Promise<void> {
  if (!context.visitor.staff) return
  try {
    await callOrFail(context, 'PUT', 'users.admin.language.update', { data: { locale } })
  } catch (error) {
    if (!problemOf(error)) throw error
  }
}
