import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { noticeHeader } from '#web/lib/notices'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { AddressCard } from './address_card'
import { changeAddress } from './change_address.server'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'users.storefront.addresses', title: 'users.addresses.title', words: ['users.addresses'], noIndex: true },
  async ({ context }) => {
    const [book, countries] = await Promise.all([
      callOrFail(context, 'GET', 'users.addresses.index'),
      callOrFail(context, 'GET', 'users.countries.index'),
    ])
    const nameOf = new Map(countries.data.map(({ code, name }) => [code, name]))
    return {
      addresses: book.data.map((address) => ({ ...address, country: nameOf.get(address.country) ?? address.country })),
    }
  }
)

export const action = screenAction(async ({ context, request, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const notice = await changeAddress(context, form)
    const headers = { 'set-cookie': noticeHeader(notice, import.meta.env.BASE_URL) }
    throw redirect(localePath(locale, '/account/address'), { headers })
  })
})

/** The address book. */
export default function AddressesScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const { addresses } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-serif text-3xl">{t('users.addresses.title')}</h1>
        <Link to={toPath('/account/address/create')} className={buttonStyle()}>
          {t('users.addresses.add')}
        </Link>
      </div>
      {answer?.refusal && (
        <p role="alert" className="mb-6 border-l-4 border-negative bg-surface px-4 py-3 font-semibold text-negative">
          {answer.refusal.message}
        </p>
      )}
      {addresses.length === 0 && <p className="text-lg text-muted">{t('users.addresses.none')}</p>}
      <ul className="grid gap-6 sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard address={address} />
          </li>
        ))}
      </ul>
    </>
  )
}
