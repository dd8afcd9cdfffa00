import { orRefusal } from '#web/form/refusal'
import { localePath } from '#web/lib/locale'
import { callOrFail, type ScreenArgs } from '#web/lib/screen_loader'
import { readTyped } from '#web/form/read_form'
import { signOut } from '../../sign_in/sign_in.server'
import { afterPassword } from './after_password'

/**
 * Gives the customer another password. Their sign-in lasts some seconds more, which a page with a script counts; without
 * one they are signed out at once.
 */
export async function changePassword(args: ScreenArgs) {
  const { context, request, locale } = args
  const form = await request.formData()
  return orRefusal(form, async () => {
    const { data } = await callOrFail(context, 'PUT', 'users.password.update', {
      data: {
        current_password: readTyped(form, 'current_password'),
        password: readTyped(form, 'password'),
        password_confirmation: readTyped(form, 'password_confirmation'),
      },
    })
    if (form.get('counts') === '1') return { signedOutAfter: data.signedOutAfter, refusal: undefined }
    throw await signOut(args, 'users.session.destroy', localePath(locale, afterPassword))
  })
}
