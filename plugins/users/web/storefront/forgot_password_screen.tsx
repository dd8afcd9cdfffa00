import { useActionData } from '@remix-run/react'
import { useRef } from 'react'
import { FormText } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { useSavedEmail } from '#web/lib/saved_email'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { readTyped } from '#web/form/read_form'
import { ComingIn, WayLink } from './coming_in'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'users.storefront.forgot_password',
    title: 'users.forgot.title',
    words: ['users.forgot', 'form'],
    noIndex: true,
  },
  async () => ({})
)

export const action = screenAction(async ({ context, request }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const { data } = await callOrFail(context, 'POST', 'users.password_resets.store', {
      data: { email: readTyped(form, 'email').trim() },
    })
    return { sentTo: data.email, refusal: undefined }
  })
})

/** Asks for the link to a new password. Customers are told when no account has the address. */
export default function ForgotPasswordScreen() {
  const t = useWords()
  const answer = useActionData<typeof action>()
  const place = useRef<HTMLDivElement>(null)
  useSavedEmail(place)
  if (answer && 'sentTo' in answer) {
    return (
      <ComingIn title={t('users.forgot.title')} intro={t('users.forgot.sent_to', { email: answer.sentTo })}>
        <p role="status">{t('users.forgot.sent_hint')}</p>
        <p className="mt-4">
          <WayLink to="/login">{t('users.forgot.back')}</WayLink>
        </p>
      </ComingIn>
    )
  }
  return (
    <ComingIn title={t('users.forgot.title')} intro={t('users.forgot.intro')}>
      <div ref={place}>
        <ShopForm
          labelOf={() => t('users.forgot.email')}
          refusal={answer?.refusal}
          submit={t('users.forgot.submit')}
          aside={<WayLink to="/login">{t('users.forgot.back')}</WayLink>}
        >
          <FormText
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            required
            minLength={6}
            maxLength={254}
          />
        </ShopForm>
      </div>
    </ComingIn>
  )
}
