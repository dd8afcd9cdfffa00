import { useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { useNonce } from '#web/lib/shell'
import { Button } from '#web/ui/button'
import { ChoiceMark } from './choice_list'
import { PaymentLogo } from './payment/payment_logo'
import { loadRedirect } from './redirect_screen.server'

export const meta = pageHead
export const loader = loadRedirect

const FORM = 'onward'

/** Submits its form on load. If that fails, there is a button. */
const send = `document.getElementById('${FORM}').submit()`

/** Redirects to a payment page by a POST form, which submits itself, with a button without JavaScript. */
export default function RedirectScreen() {
  const t = useWords()
  const nonce = useNonce()
  const { number, form } = useLoaderData<typeof loader>()
  const { offer } = form
  return (
    <div className="shell max-w-xl py-16">
      <h1 className="font-serif text-3xl">{t('sales.onward.title')}</h1>
      <p className="mt-2 mb-6 text-lg text-muted">{t('sales.onward.text', { number })}</p>
      <p className="mb-6 flex items-center gap-4 border-y border-line py-3">
        {offer.logo.length > 0 && <PaymentLogo paths={offer.logo} />}
        <span className="font-semibold">{offer.title}</span>
        {offer.isTest && <ChoiceMark>{t('sales.pay.test')}</ChoiceMark>}
      </p>
      <form id={FORM} action={form.url} method={form.method}>
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t('sales.onward.go')}</Button>
      </form>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: send }} />
    </div>
  )
}
