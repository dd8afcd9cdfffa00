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
    id: 'users.storefront.address_edit',
    title: 'users.addresses.edit',
    words: ['users.addresses', 'users.fields'],
    noIndex: true,
  },
  async ({ context, params }) => {
    const [address, countries] = await Promise.all([
      callOrFail(context, 'GET', 'users.addresses.show', { params: { id: params.id ?? '' } }),
      callOrFail(context, 'GET', 'users.countries.index'),
    ])
    return { countries: countries.data, address: address.data }
  }
)

export const action = screenAction(async ({ context, request, params, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const data = { ...readAddress(form), version: Number(form.get('version')) }
    await callOrFail(context, 'PUT', 'users.addresses.update', { params: { id: params.id ?? '' }, data })
    const next = safeNext(form.get('next'), localePath(locale, '/account/address'))
    throw redirect(next, { headers: { 'set-cookie': noticeHeader('saved', import.meta.env.BASE_URL) } })
  })
})

/** An address of the address book. */
export default function EditAddressScreen() {
  const t = useWords()
  const { countries, address } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <h1 className="mb-8 font-serif text-3xl">{t('users.addresses.edit')}</h1>
      <AddressForm countries={countries} values={address} version={address.version} refusal={answer?.refusal} />
    </>
  )
}
