import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { noticeHeader } from '#web/lib/notices'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { buttonStyle } from '#web/ui/button'
import { readTyped } from '#web/form/read_form'
import { Erasure } from './erasure'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'users.storefront.personal_data',
    title: 'users.own_data.title',
    words: ['users.own_data', 'users.fields'],
    noIndex: true,
  },
  async ({ context, locale }) => {
    const { data } = await callOrFail(context, 'GET', 'users.personal_data.show')
    const file = context.init.routes['users.personal_data_files.show']?.uri ?? ''
    return { ...data, file: `${file}?locale=${locale}` }
  }
)

export const action = screenAction(async ({ context, request, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const data = { current_password: readTyped(form, 'current_password') }
    await callOrFail(context, 'DELETE', 'users.personal_data.destroy', { data })
    const headers = { 'set-cookie': noticeHeader('account_erased', import.meta.env.BASE_URL) }
    throw redirect(localePath(locale, '/'), { headers })
  })
})

/** What the shop knows of a customer: theirs to take along, and theirs to have erased. */
export default function PersonalDataScreen() {
  const t = useWords()
  const { file, parts, isKept } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  return (
    <>
      <h1 className="mb-8 font-serif text-3xl">{t('users.own_data.title')}</h1>
      <section aria-labelledby="take" className="border-t border-line pt-6">
        <h2 id="take" className="font-serif text-xl">
          {t('users.own_data.take')}
        </h2>
        <p className="mt-1 mb-4 max-w-[60ch] text-muted">{t('users.own_data.take_help')}</p>
        {/* The file is an answer of the API: an anchor of the browser's own, which the router leaves alone. */}
        <a href={file} download className={buttonStyle('quiet')}>
          {t('users.own_data.download')}
        </a>
      </section>
      <Erasure parts={parts} isKept={isKept} refusal={refusal} />
    </>
  )
}
