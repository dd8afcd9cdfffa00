import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FormSelect, FormText, FormTextArea } from '#web/form/fields'
import { orRefusal } from '#web/form/refusal'
import { readTyped } from '#web/form/read_form'
import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { AttachmentField } from '#web/attachments/attachment_field'
import { useAttachments } from '#web/attachments/use_attachments'
import { ACCEPTED, MOST_FILES } from './files'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'tickets.storefront.create',
    title: 'tickets.account.create',
    words: ['tickets.account', 'attachments', 'form'],
    noIndex: true,
  },
  async ({ context, locale }) => {
    const { data } = await callOrFail(context, 'GET', 'tickets.own_choices.show', { query: { locale } })
    return { trackers: data.trackers }
  }
)

export const action = screenAction(async ({ context, request, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const { data } = await callOrFail(context, 'POST', 'tickets.own.store', {
      query: { locale },
      data: {
        trackerId: Number(form.get('trackerId')),
        subject: readTyped(form, 'subject'),
        description: readTyped(form, 'description'),
        attachments: form.getAll('attachments').map(String),
      },
    })
    throw redirect(localePath(locale, `/account/tickets/${data.id}`), 303)
  })
})

/** A customer asks the shop something. */
export default function CreateScreen() {
  const t = useWords()
  const { trackers } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const files = useAttachments({ route: 'tickets.own_attachments.store', most: MOST_FILES })
  return (
    <>
      <h1 className="mb-4 font-serif text-3xl">{t('tickets.account.create')}</h1>
      <p className="mb-8 max-w-prose text-lg text-muted">{t('tickets.account.lead')}</p>
      <ShopForm
        labelOf={(name) => t(`tickets.account.fields.${name}`)}
        values={{ trackerId: String(trackers.at(-1)?.id ?? '') }}
        refusal={answer?.refusal}
        incomplete={t('tickets.account.incomplete')}
        submit={t('tickets.account.send')}
      >
        <FormSelect
          name="trackerId"
          required
          options={trackers.map(({ id, name, description }) => ({
            value: String(id),
            label: [name, description].filter(Boolean).join(' – '),
          }))}
        />
        <FormText name="subject" required maxLength={255} autoComplete="off" />
        <FormTextArea name="description" rows={8} required maxLength={10_000} />
        <AttachmentField
          attachments={files}
          label={t('tickets.account.files')}
          hint={t('tickets.account.files_hint')}
          accept={ACCEPTED}
          name="attachments"
        />
      </ShopForm>
    </>
  )
}
