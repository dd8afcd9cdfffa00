import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { noticeHeader } from '#web/lib/notices'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, safeNext, screenAction, screenLoader } from '#web/lib/screen_loader'
import { AddressForm } from './address_form'
import { readAddress } from './read_address'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'users.storefront.address_create',
    title: 'users.addresses.add',
    words: ['users.addresses', 'users.fields'],
    noIndex: true,
  },
  async ({ context }) => {
    const [account, book, countries] = await Promise.all([
      callOrFail(context, 'GET', 'users.account.show'),
      callOrFail(context, 'GET', 'users.addresses.index'),
      callOrFail(context, 'GET', 'users.countries.index'),
    ])
    const { firstName, lastName } = account.data
    // Most people live where their first parcel went.
    return { countries: countries.data, values: { firstName, lastName, country: book.data[0]?.country ?? 'FR' } }
  }
)

export const action = screenAction(async ({ context, request, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    await callOrFail(context, 'POST', 'users.addresses.store', { data: readAddress(form) })
    const next = safeNext(form.get('next'), localePath(locale, '/account/address'))
    throw redirect(next, { headers: { 'set-cookie': noticeHeader('saved', import.meta.env.BASE_URL) } })
  })
})

/** A new address of the address book. */
export default function CreateAddressScreen() {
  const t = useWords()
  const { countries, values } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <h1 className="mb-8 font-serif text-3xl">{t('users.addresses.add')}</h1>
      <AddressForm countries={countries} values={values} refusal={answer?.refusal} />
    </>
  )
}
