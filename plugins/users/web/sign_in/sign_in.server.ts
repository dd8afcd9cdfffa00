import { redirect } from '@remix-run/node'
import { noticeHeader } from '#web/lib/notices'
import { problemOf } from '#web/lib/problem'
import { ask, safeNext, type ScreenArgs } from '#web/lib/screen_loader'

/** Why a sign-in did not happen; null fields were filled. */
export interface SignInFailure {
  reason: 'failed' | 'too_many' | 'error' | 'incomplete'
  email: string
}

interface SignInOptions {
  route: 'users.session.store' | 'users.admin.session.store'
  /** Where to go when the form does not say. */
  home: string
}

/** Signs in with what the form sent: leads on, or answers why not. */
export async function signIn({ context, request }: ScreenArgs, { route, home }: SignInOptions): Promise<SignInFailure> {
  const form = await request.formData()
  const email = text(form, 'email').trim()
  const password = text(form, 'password')
  if (!email || !password) return { reason: 'incomplete', email }
  try {
    await ask(context, 'POST', route, { data: { email, password, remember: form.has('remember') } })
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    return { reason: reasonOf(problem.status), email }
  }
  const headers = { 'set-cookie': noticeHeader('signed_in', import.meta.env.BASE_URL) }
  throw redirect(safeNext(form.get('next'), home), { headers })
}

/** Signs out and leads to a page that everybody may see. */
export async function signOut(
  { context }: ScreenArgs,
  route: 'users.session.destroy' | 'users.admin.session.destroy',
  next: string
): Promise<Response> {
  try {
    await ask(context, 'DELETE', route)
  } catch (error) {
    // Nobody was signed in any more: that is what was wanted.
    if (problemOf(error)?.status !== 401) throw error
  }
  return redirect(next, { headers: { 'set-cookie': noticeHeader('signed_out', import.meta.env.BASE_URL) } })
}

function reasonOf(status: number): SignInFailure['reason'] {
  if (status === 429) return 'too_many'
  return status >= 500 ? 'error' : 'failed'
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
