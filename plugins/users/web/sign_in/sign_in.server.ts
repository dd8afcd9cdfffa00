import { redirect } from '@remix-run/node'
import { readTyped } from '#web/form/read_form'
import { noticeHeader } from '#web/lib/notices'
import { problemOf } from '#web/lib/problem'
import { callOrFail, safeNext, type ScreenArgs } from '#web/lib/screen_loader'

/** Why a sign-in did not happen; null fields were filled. */
export interface SignInFailure {
  reason: 'failed' | 'too_many' | 'error' | 'incomplete'
  email: string
  /** Fields that were left empty. */
  missing: ('email' | 'password')[]
}

interface SignInOptions {
  route: 'users.session.store' | 'users.admin.session.store'
  /** Default redirect. */
  home: string
}

const year = 365 * 24 * 60 * 60

/** Signs in and redirects. Returns the refusal. */
export async function signIn({ context, request }: ScreenArgs, { route, home }: SignInOptions): Promise<SignInFailure> {
  const form = await request.formData()
  const email = readTyped(form, 'email').trim()
  const password = readTyped(form, 'password')
  const missing = (['email', 'password'] as const).filter((name) => !{ email, password }[name])
  if (missing.length > 0) return { reason: 'incomplete', email, missing }
  let entered: { email: string; locale?: string | null; needsCode?: boolean }
  try {
    const answer = await callOrFail(context, 'POST', route, {
      data: { email, password, remember: form.has('remember') },
    })
    entered = answer.data
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    return { reason: reasonOf(problem.status), email, missing: [] }
  }
  const next = safeNext(form.get('next'), home)
  if (entered.needsCode) throw redirect(`/admin/login/code?next=${encodeURIComponent(next)}`)
  throw redirect(next, { headers: signedInHeaders(entered.locale) })
}

/** Response headers after signing in: a notice, and the language of the staff account. */
export function signedInHeaders(locale: string | null | undefined): Headers {
  const headers = new Headers({ 'set-cookie': noticeHeader('signed_in', import.meta.env.BASE_URL) })
  if (locale) headers.append('set-cookie', `admin-locale=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`)
  return headers
}

/** Signs out and leads to a page that everybody may see. */
export async function signOut(
  { context }: ScreenArgs,
  route: 'users.session.destroy' | 'users.admin.session.destroy',
  next: string
): Promise<Response> {
  try {
    await callOrFail(context, 'DELETE', route)
  } catch (error) {
    // The session had ended already, which is the wanted result.
    if (problemOf(error)?.status !== 401) throw error
  }
  return redirect(next, { headers: { 'set-cookie': noticeHeader('signed_out', import.meta.env.BASE_URL) } })
}

function reasonOf(status: number): SignInFailure['reason'] {
  if (status === 429) return 'too_many'
  return status >= 500 ? 'error' : 'failed'
}
