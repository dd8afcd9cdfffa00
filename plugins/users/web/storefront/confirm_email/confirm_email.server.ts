import { refusalOf, type PlainRefusal } from '../../sign_in/plain_refusal'
import { callOrFail, type ScreenArgs } from '#web/lib/screen_loader'

export interface ConfirmationAnswer {
  /** The address that is confirmed now. */
  email: string | null
  /** Where another link was sent. */
  sentTo: string | null
  refusal: PlainRefusal | null
}

/** Confirms the address by the link of the mail, or sends another link when that one is over. */
export async function confirmEmail({ context, request, params }: ScreenArgs): Promise<ConfirmationAnswer> {
  const form = await request.formData()
  const nothing: ConfirmationAnswer = { email: null, sentTo: null, refusal: null }
  try {
    if (form.get('intent') === 'resend') {
      const { data } = await callOrFail(context, 'POST', 'users.email_confirmations.store')
      return { ...nothing, sentTo: data.email }
    }
    const { data } = await callOrFail(context, 'PUT', 'users.email_confirmations.update', {
      params: { token: params.token ?? '' },
    })
    return { ...nothing, email: data.email }
  } catch (error) {
    return { ...nothing, refusal: refusalOf(error) }
  }
}
