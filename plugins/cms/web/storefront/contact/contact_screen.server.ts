import { orRefusal } from '#web/form/refusal'
import { readTexts, readTyped } from '#web/form/read_form'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { contactTexts } from './contact_texts'

export const loadContact = screenLoader(
  { id: 'cms.storefront.contact', title: 'cms.contact.title', words: ['cms.contact', 'form'] },
  async ({ context }) => {
    const { data } = await callOrFail(context, 'GET', 'cms.contact_form.show')
    return { stamp: data.stamp, contact: contactTexts(context.init.coreConfig) }
  }
)

export const sendContact = screenAction(async ({ context, request }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const { data } = await callOrFail(context, 'POST', 'cms.contact_messages.store', {
      data: {
        ...readTexts(form, ['phone', 'orderNumber']),
        name: readTyped(form, 'name'),
        email: readTyped(form, 'email').trim(),
        subject: readTyped(form, 'subject'),
        message: readTyped(form, 'message'),
        trap: readTyped(form, 'website'),
        stamp: readTyped(form, 'stamp'),
      },
    })
    return { email: data.email }
  })
})
