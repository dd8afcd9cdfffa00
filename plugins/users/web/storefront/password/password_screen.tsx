import { useActionData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { FormText } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { Problem } from '#web/lib/problem'
import { screenAction, screenLoader } from '#web/lib/screen_loader'
import { PasswordFields } from '../../sign_in/password_fields'
import { Countdown } from './countdown'
import { changePassword } from './password.server'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'users.storefront.password',
    title: 'users.own_password.title',
    words: ['users.own_password', 'users.password', 'users.fields'],
    noIndex: true,
  },
  async ({ context }) => {
    if (!context.visitor.customer) throw new Problem(401, [])
    return {}
  }
)

export const action = screenAction(changePassword)

/** A customer chooses another password, and is signed out. */
export default function PasswordScreen() {
  const t = useWords()
  const answer = useActionData<typeof action>()
  const isAlive = useAlive()
  return (
    <>
      <h1 className="mb-2 font-serif text-3xl">{t('users.own_password.title')}</h1>
      <p className="mb-8 text-muted">{t('users.own_password.intro')}</p>
      {answer && 'signedOutAfter' in answer ? (
        <Countdown seconds={answer.signedOutAfter} />
      ) : (
        <div className="max-w-md">
          <ShopForm
            labelOf={(name) => t(`users.fields.${name === 'password' ? 'newPassword' : name}`)}
            refusal={answer?.refusal}
            submit={t('users.own_password.submit')}
          >
            {/* The server signs out at once whoever has no script that would count. */}
            {isAlive && <input type="hidden" name="counts" value="1" />}
            <FormText
              name="current_password"
              type="password"
              required
              maxLength={256}
              autoComplete="current-password"
            />
            <PasswordFields />
          </ShopForm>
        </div>
      )}
    </>
  )
}

function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive
}
