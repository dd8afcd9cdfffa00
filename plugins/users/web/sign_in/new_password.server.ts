import { callOrFail, type ScreenArgs } from '#web/lib/screen_loader'
import { refusalOf, type PlainRefusal } from './plain_refusal'
import { readTyped } from '#web/form/read_form'

export interface NewPasswordAnswer {
  done: boolean
  refusal?: PlainRefusal
}

/** Stores the password that was chosen by the link of a mail: of a customer, or of staff. */
export async function chooseNewPassword(
  { context, request, params }: ScreenArgs,
  route: 'users.password_resets.update' | 'users.admin.password_resets.update'
): Promise<NewPasswordAnswer> {
  const form = await request.formData()
  const data = {
    password: readTyped(form, 'password'),
    password_confirmation: readTyped(form, 'password_confirmation'),
  }
  try {
    await callOrFail(context, 'PUT', route, { params: { token: params.token ?? '' }, data })
    return { done: true }
  } catch (error) {
    return { done: false, refusal: refusalOf(error) }
  }
}
